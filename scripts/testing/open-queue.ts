// Creates the queue's tables once, in the template database.
import { db } from '#api/platform/db.ts'
import { closeQueue, openQueue } from '#api/platform/queue.ts'

await openQueue()
await closeQueue()
await db.$disconnect()
