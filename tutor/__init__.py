"""The coffee tutor without a screen: rules, lessons and coaching in pure Python."""
