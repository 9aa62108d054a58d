import { FIELD_KEYS, FORM_FIELDS } from '#contract/form-fields.ts'
import { Prisma } from '#prisma/client/client.ts'
import { currentKey, findKeys, findOwnerId, type SealOwner, type SealScope } from './keyring.ts'
import { keyIdOf, openValue, sealValue } from './sealed-value.ts'

type Row = Record<string, unknown>

interface SealedColumns {
  readonly scope: SealScope
  readonly table: string
  /** Text and JSON, encrypted in place; JSON becomes text. */
  readonly fields: readonly string[]
  /** Text lists: encrypted as a list of one. */
  readonly lists?: readonly string[]
  /** Stored together in the column `sealed`, and written together. */
  readonly numbers?: readonly string[]
}

/** Answers stored as lists. */
const LISTED = FIELD_KEYS.filter((key) => FORM_FIELDS[key].stored.safeParse([]).success)

/** Whatever identifies or describes a face, its answers, or a person in the journal. */
export const SEALED_COLUMNS = {
  CustomerPhoto: { scope: 'face', table: 'customer_photos', fields: ['likeness'] },
  FaceMarking: { scope: 'face', table: 'face_markings', fields: ['points', 'origins', 'straight', 'pose'] },
  SideMarking: { scope: 'face', table: 'side_markings', fields: ['points', 'origins'] },
  Observation: { scope: 'face', table: 'observations', fields: ['value'] },
  ClothTest: { scope: 'face', table: 'cloth_tests', fields: ['answers'] },
  ColourMeasure: {
    scope: 'face',
    table: 'colour_measures',
    fields: [],
    numbers: ['contrast', 'typologyAngle', 'hueAngle'],
  },
  SeasonChoice: { scope: 'report', table: 'season_choices', fields: ['choice'] },
  DeskChoice: { scope: 'report', table: 'desk_choices', fields: ['chosen', 'insteadOf', 'why'] },
  Analysis: { scope: 'report', table: 'analyses', fields: ['content', 'primaryShape', 'confirmedShape', 'anyway'] },
  OnboardingForm: {
    scope: 'answers',
    table: 'onboarding_forms',
    // Includes future answers.
    fields: [...FIELD_KEYS.filter((key) => !LISTED.includes(key)), 'today'],
    lists: LISTED,
  },
  SaidFact: { scope: 'answers', table: 'said_facts', fields: ['key', 'value', 'words'] },
  OnboardingDraft: { scope: 'answers', table: 'onboarding_drafts', fields: ['formData'] },
  OrderNote: { scope: 'answers', table: 'order_notes', fields: ['text'] },
  JournalEntry: { scope: 'journal', table: 'journal_entries', fields: ['from', 'to', 'ip'] },
} as const satisfies Partial<Record<Prisma.ModelName, SealedColumns>>

export type SealedModel = keyof typeof SEALED_COLUMNS

/** Relation names and their models; a test compares with the schema. */
export const SEALED_RELATIONS: Readonly<Record<string, SealedModel>> = {
  photo: 'CustomerPhoto',
  photos: 'CustomerPhoto',
  marking: 'FaceMarking',
  markings: 'FaceMarking',
  sideMarkings: 'SideMarking',
  observed: 'Observation',
  observations: 'Observation',
  clothTest: 'ClothTest',
  colours: 'ColourMeasure',
  seasonChoices: 'SeasonChoice',
  deskChoices: 'DeskChoice',
  analyses: 'Analysis',
  analysesWritten: 'Analysis',
  form: 'OnboardingForm',
  facts: 'SaidFact',
  saidFacts: 'SaidFact',
  draft: 'OnboardingDraft',
  drafts: 'OnboardingDraft',
  notes: 'OrderNote',
  orderNotes: 'OrderNote',
  journalEntries: 'JournalEntry',
}
/** Relations to unsealed models, through which a sealed one may be reached. */
export const PASSING_RELATIONS: ReadonlySet<string> = new Set([
  ...'actor alarms author builds byUser click clicks consents deskAssignee deskOrders fits knownDevices'.split(' '),
  ...'lead licence magicLinks mails markedBy notificationPreferences notifications order orders pdfs'.split(' '),
  ...'photoFits photoRequests presence previews pushSubscriptions rating ratings runs salonCards'.split(' '),
  ...'sessions signInCodes user webhookEvents'.split(' '),
])

const columnsOf = (model: string): SealedColumns | undefined =>
  model in SEALED_COLUMNS ? SEALED_COLUMNS[model as SealedModel] : undefined

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Null, empty text, list or object: nothing to encrypt. */
const isEmpty = (value: unknown): boolean =>
  value == null ||
  value === '' ||
  value === Prisma.DbNull ||
  value === Prisma.JsonNull ||
  (Array.isArray(value) ? value.length === 0 : isRow(value) && Object.keys(value).length === 0)

/** Null for settings and articles, which stay readable. */
function journalOwner({ subject, subjectId }: Row): string | null {
  return (subject === 'order' || subject === 'user') && typeof subjectId === 'string' ? subjectId : null
}

/** The order in the data or conditions. */
function namedOrder(...places: readonly unknown[]): string | null {
  for (const place of places) {
    if (!isRow(place)) continue
    if (typeof place['orderId'] === 'string') return place['orderId']
    const { order } = place
    if (isRow(order) && isRow(order['connect']) && typeof order['connect']['id'] === 'string')
      return order['connect']['id']
    // Compound key: { orderId_slot: { orderId, slot } }
    for (const value of Object.values(place))
      if (isRow(value) && typeof value['orderId'] === 'string') return value['orderId']
  }
  return null
}

async function ownerOf(model: SealedModel, data: Row, where: unknown): Promise<SealOwner | null> {
  const { scope, table } = SEALED_COLUMNS[model]
  if (model === 'JournalEntry') {
    const ownerId = journalOwner(data)
    return ownerId === null ? null : { scope, ownerId }
  }
  const named = namedOrder(data, where)
  const id = isRow(where) ? where['id'] : undefined
  const ownerId = named ?? (typeof id === 'string' ? await findOwnerId(table, id) : null)
  if (ownerId === null) throw new Error(`${model}: a write of sealed columns must name its order`)
  return { scope, ownerId }
}

/** @throws Error if the owner is unknown */
async function sealData(model: SealedModel, data: unknown, where: unknown): Promise<unknown> {
  if (Array.isArray(data)) return Promise.all(data.map((item) => sealData(model, item, where)))
  if (!isRow(data)) return data
  const columns = columnsOf(model)
  if (!columns) return data
  const { fields, lists = [], numbers = [] } = columns
  const derived = model === 'Analysis' ? { ...shapeOf(data), ...data } : data
  const singles = fields.filter((field) => !isEmpty(derived[field]))
  const many = lists.filter((field) => !isEmpty(derived[field]))
  const measured = numbers.some((field) => derived[field] != null)
  const sealed: Row = { ...derived }
  if (numbers.some((field) => derived[field] === null)) sealed['sealed'] = null
  if (singles.length === 0 && many.length === 0 && !measured) return sealed
  const owner = await ownerOf(model, derived, where)
  if (owner === null) return sealed
  const key = await currentKey(owner)
  for (const field of [...singles, ...many]) {
    const value = derived[field]
    if (isRow(value) && ('set' in value || 'push' in value)) throw new Error(`${model}.${field}: write it plainly`)
    const text = sealValue(key, `${model}.${field}`, value)
    sealed[field] = lists.includes(field) ? [text] : text
  }
  if (measured) {
    sealed['sealed'] = sealValue(
      key,
      `${model}.sealed`,
      Object.fromEntries(numbers.map((n) => [n, derived[n] ?? null])),
    )
    for (const field of numbers) sealed[field] = null
  }
  return sealed
}

/** The analysis's first shape, stored beside it. */
function shapeOf({ content }: Row): Row {
  const face = isRow(content) ? content['face'] : undefined
  const primary = isRow(face) ? face['primary'] : undefined
  return typeof primary === 'string' ? { primaryShape: primary } : {}
}

async function sealArgs(model: string, operation: string, args: unknown): Promise<unknown> {
  if (!isRow(args)) return args
  if (!(model in SEALED_COLUMNS)) {
    refuseNested(model, args['data'], args['create'], args['update'])
    return args
  }
  const sealed = model as SealedModel
  const { where } = args
  if (operation === 'upsert') {
    const [create, update] = await Promise.all([
      sealData(sealed, args['create'], where),
      sealData(sealed, args['update'], [where, args['create']].find((place) => namedOrder(place) !== null) ?? where),
    ])
    return { ...args, create, update }
  }
  return 'data' in args ? { ...args, data: await sealData(sealed, args['data'], where) } : args
}

/** No nested writes: the parent order may lack an id. */
function refuseNested(model: string, ...places: readonly unknown[]): void {
  for (const place of places)
    if (isRow(place))
      for (const [name, value] of Object.entries(place))
        if (name in SEALED_RELATIONS && isRow(value) && !('connect' in value) && !('disconnect' in value))
          throw new Error(`${model}.${name}: sealed rows are not written within another`)
}

interface Slot {
  readonly row: Row
  readonly field: string
  readonly column: string
  readonly stored: string
  readonly keyId: string
  readonly is: 'single' | 'list' | 'numbers'
}

function collect(model: string | null, value: unknown, slots: Slot[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(model, item, slots)
    return
  }
  if (!isRow(value)) return
  const columns = model === null ? undefined : columnsOf(model)
  if (columns && model !== null) collectColumns(model, columns, value, slots)
  for (const [name, related] of Object.entries(value)) {
    if (typeof related !== 'object' || related === null) continue
    const target = SEALED_RELATIONS[name]
    if (target) collect(target, related, slots)
    else if (PASSING_RELATIONS.has(name)) collect(null, related, slots)
  }
}

function collectColumns(model: string, { fields, lists = [], numbers = [] }: SealedColumns, row: Row, slots: Slot[]) {
  const add = (field: string, stored: unknown, is: Slot['is']) => {
    const keyId = keyIdOf(stored)
    if (keyId !== null && typeof stored === 'string')
      slots.push({ row, field, column: `${model}.${field}`, stored, keyId, is })
  }
  for (const field of fields) add(field, row[field], 'single')
  for (const field of lists) {
    const list = row[field]
    if (Array.isArray(list) && list.length === 1) add(field, list[0], 'list')
  }
  if (numbers.length > 0) {
    add('sealed', row['sealed'], 'numbers')
    delete row['sealed']
  }
}

/** Decrypts in place. Values with destroyed keys become absent. */
async function openRows(model: string | null, found: unknown): Promise<void> {
  const slots: Slot[] = []
  collect(model, found, slots)
  if (slots.length === 0) return
  const keys = await findKeys(slots.map(({ keyId }) => keyId))
  for (const { row, field, column, stored, keyId, is } of slots) {
    const key = keys.get(keyId)
    const value = key ? openValue(key, column, stored) : null
    if (is === 'numbers') Object.assign(row, value)
    else row[field] = value ?? (is === 'list' ? [] : null)
  }
}

/** For all Prisma calls; raw SQL must use `openRaw`. */
export const sealing = Prisma.defineExtension({
  name: 'sealing',
  query: {
    $allModels: {
      async $allOperations({ model, operation, args, query }) {
        const sealed = (await sealArgs(model, operation, args)) as typeof args
        const found: unknown = await query(sealed)
        await openRows(model, found)
        return found
      },
    },
  },
})

/** In place. @param names the query's names of the model's fields, where they differ */
export async function openRaw<Found extends object>(
  model: SealedModel,
  rows: readonly Found[],
  names: Readonly<Record<string, string>> = {},
): Promise<readonly Found[]> {
  const renamed = rows.map((row) => {
    const under: Row = {}
    for (const field of columnsOf(model)?.fields ?? []) under[field] = (row as Row)[names[field] ?? field]
    for (const field of columnsOf(model)?.lists ?? []) under[field] = (row as Row)[names[field] ?? field]
    return under
  })
  await openRows(model, renamed)
  rows.forEach((row, at) => {
    for (const [field, value] of Object.entries(renamed[at] ?? {}))
      if (value !== undefined) (row as Row)[names[field] ?? field] = value
  })
  return rows
}
