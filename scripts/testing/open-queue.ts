// Makes the queue's tables in the template database, so that no test file has to.
import { db } from '#api/platform/db.ts'
import { closeQueue, openQueue } from '#api/platform/queue.ts'

await openQueue()
await closeQueue()
await db.$disconnect()
