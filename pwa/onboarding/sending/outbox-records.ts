import * as z from 'zod/mini'
import { DraftFormData, PHOTO_SLOTS, PhotoSlot } from '#contract/onboarding.ts'
import { type SeenDoubt, seenDoubtsOf } from '#contract/photo-doubts.ts'
import { isProblemCode, type ProblemCode } from '#contract/problem.ts'
import { deviceStore, storedOfAnybody } from '#pwa/platform/device-store.ts'
import { isWaiting } from '#pwa/platform/pending-record.ts'
import { DRAFT_PREFIX, LocalDraft } from './draft.ts'

/* What the device keeps of one order until the server has it. */

/** Unknown doubts are dropped: they must not cost a photo. */
const StoredDoubts = z.pipe(z.array(z.unknown()), z.transform<unknown[], SeenDoubt[]>(seenDoubtsOf))

/** One slot's photo. The bytes are deleted once sent: a face should not be in two places. */
export const PhotoEntry = z.object({
  /** Names this picture, so that an answer about a replaced one is dropped. */
  id: z.string(),
  slot: PhotoSlot,
  /** The first `id`, kept when the server gives its own. */
  picture: z.optional(z.string()),
  /** 'moving': the server has it in another slot. */
  state: z.enum(['queued', 'refused', 'sent', 'removing', 'moving']),
  /** The slot of a moving photo on the server. */
  heldAt: z.optional(PhotoSlot),
  size: z.number(),
  /** Not a Blob: Safari loses the contents of stored blobs. */
  bytes: z.optional(z.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]')),
  reason: z.nullable(z.string()),
  /** Sent again it would be refused again. */
  isFinal: z.optional(z.boolean()),
  doubts: z.optional(StoredDoubts),
  /** Detects the same picture in another slot. */
  likeness: z.optional(z.string()),
  at: z.number(),
})
export type PhotoEntry = z.infer<typeof PhotoEntry>

export const pictureOf = ({ id, picture }: PhotoEntry) => picture ?? id

/** A chosen file until it is prepared. Stored as a file: a page about to be killed has no time to read its bytes. */
export const PhotoOriginal = z.object({
  /** Taken over by the prepared photo. */
  id: z.string(),
  slot: PhotoSlot,
  file: z.custom<Blob>((value) => value instanceof Blob),
  /** Absent when the photo was not looked at. */
  doubts: z.optional(StoredDoubts),
})
export type PhotoOriginal = z.infer<typeof PhotoOriginal>

/** How often preparing an original was begun. */
export const PreparingTries = z.object({ id: z.string(), count: z.number() })

/** The form since 'Finalizar Análise' was pressed. */
export const Submission = z.object({
  /** The copy here is deleted once the server holds the form of this id. */
  formId: z._default(z.string(), () => crypto.randomUUID()),
  formData: DraftFormData,
  pressedAt: z.string(),
  state: z.enum(['waiting', 'refused']),
  problem: z.nullable(
    z.object({
      code: z.custom<ProblemCode>(isProblemCode),
      text: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
  ),
})
export type Submission = z.infer<typeof Submission>

/** The kinds of records of an order (`order-records.ts`): all are sent by app and worker, and asked about at sign-out. */
export const RECORDS = ['consent', 'marking', 'side', 'observed', 'sheet', 'cloths', 'today'] as const
export type RecordName = (typeof RECORDS)[number]

const TRIES_PREFIX = 'preparing/'
const PHOTO_PREFIX = 'photo/'
const ORIGINAL_PREFIX = 'original/'
const SUBMISSION_PREFIX = 'submission/'
const RECORD_PREFIXES = RECORDS.map((name) => `${name}/`)

/** Key prefixes of everything of an order; its id follows. */
export const FORM_PREFIXES: ReadonlySet<string> = new Set([
  DRAFT_PREFIX,
  PHOTO_PREFIX,
  ORIGINAL_PREFIX,
  TRIES_PREFIX,
  SUBMISSION_PREFIX,
  ...RECORD_PREFIXES,
])
/** Of these, what may be nowhere else; photos only while they have bytes. */
export const UNSENT_PREFIXES: ReadonlySet<string> = new Set([PHOTO_PREFIX, ORIGINAL_PREFIX, SUBMISSION_PREFIX])

export const photoKey = (orderId: string, slot: PhotoSlot) => `${PHOTO_PREFIX}${orderId}/${slot}`
export const originalKey = (orderId: string, slot: PhotoSlot) => `${ORIGINAL_PREFIX}${orderId}/${slot}`
export const triesKey = (orderId: string, slot: PhotoSlot) => `${TRIES_PREFIX}${orderId}/${slot}`
export const originalKeys = (orderId: string, slot: PhotoSlot) => [originalKey(orderId, slot), triesKey(orderId, slot)]
export const recordKey = (name: RecordName, orderId: string) => `${name}/${orderId}`
export const submissionKey = (orderId: string) => `${SUBMISSION_PREFIX}${orderId}`

const keysOf = (orderId: string, records: readonly RecordName[]) => [
  submissionKey(orderId),
  ...records.map((name) => recordKey(name, orderId)),
  ...PHOTO_SLOTS.flatMap((slot) => [photoKey(orderId, slot), ...originalKeys(orderId, slot)]),
]
/** What the server has with the form; sheet, cloths and ruler go on after it. */
export const formKeys = (orderId: string) => keysOf(orderId, ['consent', 'marking', 'side', 'observed'])
/** All that shows or measures a face, and the form that waits with it. */
export const faceKeys = (orderId: string) =>
  keysOf(
    orderId,
    RECORDS.filter((name) => name !== 'consent'),
  )
/** Everything but the answers. */
export const outboxKeys = (orderId: string) => keysOf(orderId, RECORDS)

/** Orders with anything on this device, by owner. */
export async function ordersToSend(): Promise<{ userId: string; orderId: string }[]> {
  const kept = await storedOfAnybody(SUBMISSION_PREFIX, PHOTO_PREFIX, ORIGINAL_PREFIX, ...RECORD_PREFIXES)
  const orders = new Map(kept.map(({ userId, key }) => [key.split('/')[1] ?? '', userId]))
  return [...orders].filter(([orderId]) => orderId !== '').map(([orderId, userId]) => ({ userId, orderId }))
}

export async function hasUnsentOf(userId: string): Promise<boolean> {
  const store = deviceStore(userId)
  if ((await store.list(SUBMISSION_PREFIX)).length > 0) return true
  if ((await store.list(ORIGINAL_PREFIX)).length > 0) return true
  for (const prefix of RECORD_PREFIXES) {
    for (const key of await store.list(prefix)) if (await isWaiting(store, key)) return true
  }
  for (const key of await store.list(PHOTO_PREFIX)) {
    const photo = await store.read(key, PhotoEntry)
    // Unreadable: assume it is unsent.
    if (!photo || photo.state === 'queued' || photo.state === 'moving') return true
  }
  for (const key of await store.list(DRAFT_PREFIX)) {
    const draft = await store.read(key, LocalDraft)
    if (!draft || draft.editedAt !== draft.savedAt) return true
  }
  return false
}
