// Creates the queue's tables in the template database, once for all test files.
import { db } from '#api/platform/db.ts'
import { closeQueue, openQueue } from '#api/platform/queue.ts'

await openQueue()
await closeQueue()
await db.$disconnect()
