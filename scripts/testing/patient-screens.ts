import { configure } from '@testing-library/react'

// Only against hanging.
configure({ asyncUtilTimeout: 10_000 })
