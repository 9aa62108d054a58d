import { configure } from '@testing-library/react'

// How long a screen may take to show what is waited for: a guard against hanging, no measure of speed.
configure({ asyncUtilTimeout: 10_000 })
