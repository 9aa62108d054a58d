import { configure } from '@testing-library/react'

// Only stops hanging tests.
configure({ asyncUtilTimeout: 10_000 })
