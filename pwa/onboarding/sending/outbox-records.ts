import * as z from 'zod/mini'
import { DraftFormData, PHOTO_SLOTS, PhotoSlot } from '#contract/onboarding.ts'
import { type SeenDoubt, seenDoubtsOf } from '#contract/photo-doubts.ts'
import { isProblemCode, type ProblemCode } from '#contract/problem.ts'
import { deviceStore, storedOfAnybody } from '#pwa/platform/device-store.ts'
import { isWaiting } from '#pwa/platform/pending-record.ts'
import { DRAFT_PREFIX, LocalDraft } from './draft.ts'

/*
 * What the device keeps of one order until the server has it. Earlier editions of the app left records under the same keys:
 * a field added here has to be optional.
 */

/** Words of another edition of the app are passed over: they are no reason to lose a photo. */
const StoredDoubts = z.pipe(z.array(z.unknown()), z.transform<unknown[], SeenDoubt[]>(seenDoubtsOf))

/** One slot's photo. The bytes stay only until the server has them: a face should not lie in two places. */
export const PhotoEntry = z.object({
  /** Names this very picture, so an answer about a replaced one is recognised and dropped. */
  id: z.string(),
  slot: PhotoSlot,
  /** The `id` it had when it was taken, kept when the server gives it its own: the same picture all the way. */
  picture: z.optional(z.string()),
  /** 'moving': the server has it, under this very `id`, in another slot. */
  state: z.enum(['queued', 'refused', 'sent', 'removing', 'moving']),
  /** Where the server has one that is moving. */
  heldAt: z.optional(PhotoSlot),
  size: z.number(),
  /** Not a Blob: Safari loses the contents of stored blobs. */
  bytes: z.optional(z.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]')),
  /** Why the server refused it. */
  reason: z.nullable(z.string()),
  /** It was refused for what it is: sent again it would be refused again. */
  isFinal: z.optional(z.boolean()),
  /** What was found doubtful about it before it was used all the same. */
  doubts: z.optional(StoredDoubts),
  /** Tells whether another slot holds the same picture. */
  likeness: z.optional(z.string()),
  /** When it entered this state. */
  at: z.number(),
})
export type PhotoEntry = z.infer<typeof PhotoEntry>

export const pictureOf = ({ id, picture }: PhotoEntry) => picture ?? id

/**
 * A chosen file until it is prepared. The file itself, not its bytes: a page about to be killed has neither the time nor the
 * memory to read four cameras' pictures.
 */
export const PhotoOriginal = z.object({
  /** The prepared photo takes it over. */
  id: z.string(),
  slot: PhotoSlot,
  file: z.custom<Blob>((value) => value instanceof Blob),
  /** What was found doubtful about it when it was taken; absent when it was not looked at. */
  doubts: z.optional(StoredDoubts),
})
export type PhotoOriginal = z.infer<typeof PhotoOriginal>

/** How often the preparing of which original was begun. */
export const PreparingTries = z.object({ id: z.string(), count: z.number() })

/** The form since 'Finalizar Análise' was pressed. */
export const Submission = z.object({
  /** This form's own name: the copy here goes when the server says that it holds the form of this name, and not before. */
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

/** Everything of an order that waits as one record a kind (`order-records.ts`): all of it is sent and asked about at sign-out. */
export const RECORDS = ['consent', 'marking', 'side', 'observed', 'sheet', 'cloths'] as const
export type RecordName = (typeof RECORDS)[number]

const TRIES_PREFIX = 'preparing/'
const PHOTO_PREFIX = 'photo/'
const ORIGINAL_PREFIX = 'original/'
const SUBMISSION_PREFIX = 'submission/'
const RECORD_PREFIXES = RECORDS.map((name) => `${name}/`)

/** The prefixes of everything of a form and its photos; the order's id follows. */
export const FORM_PREFIXES: ReadonlySet<string> = new Set([
  DRAFT_PREFIX,
  PHOTO_PREFIX,
  ORIGINAL_PREFIX,
  TRIES_PREFIX,
  SUBMISSION_PREFIX,
  ...RECORD_PREFIXES,
])
/** Of these, what may be nowhere else; a photo only while its bytes are in it. */
export const UNSENT_PREFIXES: ReadonlySet<string> = new Set([PHOTO_PREFIX, ORIGINAL_PREFIX, SUBMISSION_PREFIX])

export const photoKey = (orderId: string, slot: PhotoSlot) => `${PHOTO_PREFIX}${orderId}/${slot}`
export const originalKey = (orderId: string, slot: PhotoSlot) => `${ORIGINAL_PREFIX}${orderId}/${slot}`
export const triesKey = (orderId: string, slot: PhotoSlot) => `${TRIES_PREFIX}${orderId}/${slot}`
/** All that is kept of one slot's original. */
export const originalKeys = (orderId: string, slot: PhotoSlot) => [originalKey(orderId, slot), triesKey(orderId, slot)]
export const recordKey = (name: RecordName, orderId: string) => `${name}/${orderId}`
export const submissionKey = (orderId: string) => `${SUBMISSION_PREFIX}${orderId}`

const keysOf = (orderId: string, records: readonly RecordName[]) => [
  submissionKey(orderId),
  ...records.map((name) => recordKey(name, orderId)),
  ...PHOTO_SLOTS.flatMap((slot) => [photoKey(orderId, slot), ...originalKeys(orderId, slot)]),
]
/** What the server has with the form. Sheet and cloths go on after it. */
export const formKeys = (orderId: string) => keysOf(orderId, ['consent', 'marking', 'side', 'observed'])
/** All of an order that shows or measures a face, and the form that waits with it. */
export const faceKeys = (orderId: string) =>
  keysOf(
    orderId,
    RECORDS.filter((name) => name !== 'consent'),
  )
/** Everything of an order but its answers. */
export const outboxKeys = (orderId: string) => keysOf(orderId, RECORDS)

/** The orders of which this device may hold something to send, and whose each is. */
export async function ordersToSend(): Promise<{ userId: string; orderId: string }[]> {
  const kept = await storedOfAnybody(SUBMISSION_PREFIX, PHOTO_PREFIX, ORIGINAL_PREFIX, ...RECORD_PREFIXES)
  const orders = new Map(kept.map(({ userId, key }) => [key.split('/')[1] ?? '', userId]))
  return [...orders].filter(([orderId]) => orderId !== '').map(([orderId, userId]) => ({ userId, orderId }))
}

/** Whether this device holds anything of this person that the server has not got. */
export async function hasUnsentOf(userId: string): Promise<boolean> {
  const store = deviceStore(userId)
  if ((await store.list(SUBMISSION_PREFIX)).length > 0) return true
  if ((await store.list(ORIGINAL_PREFIX)).length > 0) return true
  for (const prefix of RECORD_PREFIXES) {
    for (const key of await store.list(prefix)) if (await isWaiting(store, key)) return true
  }
  for (const key of await store.list(PHOTO_PREFIX)) {
    const photo = await store.read(key, PhotoEntry)
    // What cannot be opened now may be anything.
    if (!photo || photo.state === 'queued' || photo.state === 'moving') return true
  }
  for (const key of await store.list(DRAFT_PREFIX)) {
    const draft = await store.read(key, LocalDraft)
    if (!draft || draft.editedAt !== draft.savedAt) return true
  }
  return false
}
