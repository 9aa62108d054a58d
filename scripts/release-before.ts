/**
 * The newest migration of the release that still serves while this one is rolled out. With each release it becomes that of the one
 * just released.
 */
export const RELEASED = '20261127071000_journal_chain'
