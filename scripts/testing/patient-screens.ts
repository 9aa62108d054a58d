import { configure } from '@testing-library/react'

// Only against hanging, not a measure of speed.
configure({ asyncUtilTimeout: 10_000 })
