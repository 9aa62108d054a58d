import { describe, expect, it } from 'vitest'
import { isFull, reopened } from './disk.ts'

/** Fails each transaction with `failure`, if given. */
function connection(failure?: unknown) {
  const closed = { times: 0 }
  const database = {
    close() {
      closed.times += 1
    },
    transaction() {
      if (failure !== undefined) throw failure
      return { objectStore: (name: string) => ({ name }) }
    },
  } as unknown as IDBDatabase
  return { database, closed }
}

/** Opens these in order, then repeats the last. */
function opener(...all: IDBDatabase[]) {
  const opened = { times: 0, gone: () => undefined as void }
  const open = (whenGone: () => void) => {
    opened.gone = whenGone
    const next = all[Math.min(opened.times, all.length - 1)]
    opened.times += 1
    return next ? Promise.resolve(next) : Promise.reject(new DOMException('not now', 'UnknownError'))
  }
  return { open, opened }
}

const lost = [
  new DOMException('The database connection is closing.', 'InvalidStateError'),
  new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError'),
  new DOMException('The transaction was aborted', 'AbortError'),
  null,
]

describe('a connection that ended without a word', () => {
  it.each(lost)('is opened again and the work is done once more: %s', async (failure) => {
    const [dead, live] = [connection(failure), connection()]
    const { open, opened } = opener(dead.database, live.database)
    const read = reopened(open, 'device')
    expect(await read('readwrite', (store) => store.name)).toBe('device')
    expect(opened.times).toBe(2)
    expect(dead.closed.times).toBe(1)
    expect(await read('readonly', (store) => store.name)).toBe('device')
    expect(opened.times).toBe(2)
  })

  it('costs one new connection for all that fails with it', async () => {
    const { open, opened } = opener(connection(lost[0]).database, connection().database)
    const read = reopened(open, 'device')
    const both = [read('readonly', (store) => store.name), read('readonly', (store) => store.name)]
    expect(await Promise.all(both)).toEqual(['device', 'device'])
    expect(opened.times).toBe(2)
  })

  it('is tried once more and not for ever', async () => {
    const { open, opened } = opener(connection(lost[0]).database)
    await expect(reopened(open, 'device')('readonly', (store) => store.name)).rejects.toBe(lost[0])
    expect(opened.times).toBe(2)
  })

  it('is asked for anew when it could not be had', async () => {
    const { open, opened } = opener()
    const read = reopened(open, 'device')
    await expect(read('readonly', (store) => store.name)).rejects.toThrow('not now')
    await expect(read('readonly', (store) => store.name)).rejects.toThrow('not now')
    expect(opened.times).toBe(4)
  })

  it('is opened anew at once when it is said to be gone', async () => {
    const { open, opened } = opener(connection().database, connection().database)
    await reopened(open, 'device')('readonly', (store) => store.name)
    opened.gone()
    expect(opened.times).toBe(2)
  })
})

describe('a device without room', () => {
  const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError')

  it.each([
    quota,
    Object.assign(new Error('aborted'), { name: 'AbortError', inner: quota }),
    new Error('not kept', { cause: quota }),
    Object.assign(new Error('The operation failed'), { name: 'NS_ERROR_DOM_INDEXEDDB_QUOTA_ERR' }),
    new DOMException('Encountered full disk while opening backing store for indexedDB.open.', 'UnknownError'),
  ])('is told from everything else: %s', async (failure) => {
    expect(isFull(failure)).toBe(true)
    const { open, opened } = opener(connection(failure).database)
    await expect(reopened(open, 'device')('readwrite', (store) => store.name)).rejects.toBe(failure)
    expect(opened.times).toBe(1)
  })

  it.each([...lost, undefined, 'QuotaExceededError', new DOMException('gone', 'NotFoundError')])(
    'is not %s',
    (failure) => {
      expect(isFull(failure)).toBe(false)
    },
  )
})
