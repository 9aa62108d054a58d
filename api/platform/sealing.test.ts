import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIELD_KEYS } from '#contract/form-fields.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { serveApi } from '../testing/api.ts'
import { newConsentingBuyer } from '../testing/people.ts'
import { db, transact } from './db.ts'
import { env } from './env.ts'
import { countWrapped, currentKey, destroyKeys, rewrapKeys, type SealScope } from './keyring.ts'
import { MasterKeyMissing, readMasterKeys, unwrapKey, wrapKey } from './master-keys.ts'
import { PASSING_RELATIONS, SEALED_COLUMNS, SEALED_RELATIONS } from './sealed-columns.ts'
import { openChunks, SealedFileBroken, fileKeyId, HEADER_BYTES, openSize, sealFile } from './sealed-file.ts'
import { openValue, sealValue } from './sealed-value.ts'

const MARK = 'Marca-Secreta-9417'
const BITS = '10'.repeat(32)

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newConsentingBuyer>>

/** As stored. */
const dump = async (table: string): Promise<string> =>
  JSON.stringify(await db.$queryRawUnsafe(`SELECT t::text FROM "${table}" t`))

/** One row per model, marked in each encrypted column. */
async function plantMarks(): Promise<void> {
  buyer = await newConsentingBuyer(api.caller())
  const { orderId, userId } = buyer
  const photo = await db.customerPhoto.create({
    data: {
      orderId,
      slot: 'front',
      storageKey: `photos/aa/${randomUUID()}.jpg`,
      fileSize: 1,
      width: 1,
      height: 1,
      sourceHash: 'x',
      likeness: BITS,
      expiresAt: new Date(Date.now() + 1e9),
    },
  })
  const points = { note: MARK }
  const onPhoto = { orderId, photoId: photo.id, points, origins: points }
  await db.faceMarking.create({
    data: { ...onPhoto, source: 'customer', straight: points, pose: points },
  })
  await db.sideMarking.create({ data: { ...onPhoto, source: 'customer' } })
  await db.observation.create({ data: { orderId, field: 'hair', value: MARK, by: 'cliente' } })
  await db.clothTest.create({ data: { orderId, seed: 1, answers: [MARK], answeredAt: new Date() } })
  await db.colourMeasure.create({
    data: { orderId, means: 'folha', light: 'even', contrast: 94.17, hueAngle: 17.94, measuredAt: new Date() },
  })
  await db.seasonChoice.create({ data: { orderId, choice: MARK } })
  await db.deskChoice.create({ data: { orderId, part: 'now', chosen: MARK, insteadOf: MARK, why: MARK } })
  await db.analysis.create({
    data: { orderId, engineVersion: 1, content: { face: { primary: MARK } }, confirmedShape: MARK, anyway: MARK },
  })
  const words = Object.fromEntries(SEALED_COLUMNS.OnboardingForm.fields.map((field) => [field, MARK]))
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, ...words, orderId, colorPreferences: [MARK, 'azul'] } })
  await db.saidFact.create({ data: { orderId, key: MARK, value: MARK, words: MARK, source: 'note', kept: true } })
  await db.onboardingDraft.create({ data: { orderId, userId, formData: { fullName: MARK }, editedAt: new Date() } })
  await db.orderNote.create({ data: { orderId, text: MARK } })
  await db.journalEntry.create({
    data: { action: 'user.edited', subject: 'user', subjectId: userId, from: MARK, to: { name: MARK }, ip: MARK },
  })
}

const readAll = () =>
  db.order.findUniqueOrThrow({
    where: { id: buyer.orderId },
    include: {
      photos: true,
      markings: { include: { photo: true } },
      sideMarkings: true,
      observed: true,
      clothTest: true,
      colours: true,
      seasonChoices: true,
      deskChoices: true,
      analyses: true,
      form: { include: { facts: true } },
      draft: true,
      notes: true,
    },
  })

describe('what identifies or describes a person', () => {
  beforeAll(plantMarks)

  it('seals every answer of the form, also one that is asked from tomorrow on', async () => {
    // Every column but ids and dates is an answer.
    const [form] = await db.$queryRaw<{ row: Record<string, unknown> }[]>`
      SELECT to_jsonb(t) - ARRAY['id', 'order_id', 'created_at'] AS row FROM onboarding_forms t
      WHERE order_id = ${buyer.orderId}::uuid`
    const columns = Object.entries(form?.row ?? {})
    const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const answers = [...FIELD_KEYS, 'today']
    expect(columns.map(([name]) => name).toSorted()).toEqual(answers.map(snake).toSorted())
    const { fields, lists } = SEALED_COLUMNS.OnboardingForm
    expect([...fields, ...lists].toSorted()).toEqual(answers.toSorted())
    const isSealed = (value: unknown) => [value].flat().every((text) => String(text).startsWith('sealed:1:'))
    expect(columns.filter(([, value]) => !isSealed(value)).map(([name]) => name)).toEqual([])
  })

  it.each(Object.entries(SEALED_COLUMNS))('lies sealed in %s', async (_, { table }) => {
    const stored = await dump(table)
    expect(stored).toContain('sealed:1:')
    expect(stored).not.toContain(MARK)
    expect(stored).not.toContain(BITS)
    expect(stored).not.toMatch(/94\.17|17\.94/)
  })

  it('comes back as it was written, however it is asked for', async () => {
    const order = await readAll()
    expect(order).toMatchObject({
      photos: [{ likeness: BITS }],
      markings: [{ points: { note: MARK }, pose: { note: MARK }, photo: { likeness: BITS } }],
      sideMarkings: [{ origins: { note: MARK } }],
      observed: [{ value: MARK }],
      clothTest: { answers: [MARK] },
      colours: [{ contrast: 94.17, typologyAngle: null, hueAngle: 17.94 }],
      seasonChoices: [{ choice: MARK }],
      deskChoices: [{ chosen: MARK, insteadOf: MARK, why: MARK }],
      analyses: [{ content: { face: { primary: MARK } }, primaryShape: MARK, confirmedShape: MARK, anyway: MARK }],
      form: {
        fullName: MARK,
        makeup: MARK,
        colorPreferences: [MARK, 'azul'],
        today: MARK,
        facts: [{ key: MARK, value: MARK, words: MARK }],
      },
      draft: { formData: { fullName: MARK } },
      notes: [{ text: MARK }],
    })
    expect(order.colours[0]).not.toHaveProperty('sealed')
    expect(await db.journalEntry.findFirst({ where: { subjectId: buyer.userId } })).toMatchObject({
      from: MARK,
      to: { name: MARK },
      ip: MARK,
    })
    const user = await db.user.findUniqueOrThrow({
      where: { id: buyer.userId },
      select: { orders: { select: { form: { select: { fullName: true } } } } },
    })
    expect(user.orders).toEqual([{ form: { fullName: MARK } }])
  })

  it('stays sealed when it is changed, and can be changed by the row’s own id', async () => {
    const form = await db.onboardingForm.findUniqueOrThrow({ where: { orderId: buyer.orderId } })
    const other = await db.onboardingForm.update({ where: { id: form.id }, data: { style: `${MARK} outro` } })
    expect(other.style).toBe(`${MARK} outro`)
    await db.colourMeasure.update({
      where: { orderId_means: { orderId: buyer.orderId, means: 'folha' } },
      data: { contrast: null, typologyAngle: null, hueAngle: null },
    })
    expect((await readAll()).colours).toMatchObject([{ contrast: null, hueAngle: null }])
    expect(await dump('onboarding_forms')).not.toContain(MARK)
  })

  it('is not written where nothing says whose it is', async () => {
    await expect(
      db.analysis.updateMany({ where: { state: 'edited' }, data: { content: { note: MARK } } }),
    ).rejects.toThrow(/must name its order/)
    await expect(
      db.order.update({
        where: { id: buyer.orderId },
        data: { notes: { create: { text: MARK } } },
      }),
    ).rejects.toThrow(/not written within another/)
  })

  it('does not open in another column, nor with another key', async () => {
    const key = await currentKey({ scope: 'face', ownerId: buyer.orderId })
    const stored = sealValue(key, 'Observation.value', MARK)
    expect(openValue(key.key, 'Observation.value', stored)).toBe(MARK)
    expect(() => openValue(key.key, 'OrderNote.text', stored)).toThrow(/authenticate/)
    expect(() => openValue(randomBytes(32), 'Observation.value', stored)).toThrow(/authenticate/)
  })

  it('leaves words alone that only look sealed', async () => {
    const fullName = `sealed:1:${randomUUID()}:abcd`
    const { id } = await db.user.create({ data: { email: `${randomUUID()}@example.com`, fullName } })
    expect((await db.user.findUniqueOrThrow({ where: { id } })).fullName).toBe(fullName)
    const note = await db.orderNote.create({ data: { orderId: buyer.orderId, text: fullName } })
    expect((await db.orderNote.findUniqueOrThrow({ where: { id: note.id } })).text).toBe(fullName)
  })

  it('is read as it was where it was written before there were keys', async () => {
    await db.$executeRaw`INSERT INTO order_notes (id, order_id, text) VALUES (${randomUUID()}::uuid, ${buyer.orderId}::uuid, 'de antes')`
    expect((await readAll()).notes.map(({ text }) => text)).toContain('de antes')
  })

  it('is gone with its key, in every place of that scope and no other', async () => {
    const owner = (scope: SealScope) => ({ scope, ownerId: buyer.orderId })
    const before = await currentKey(owner('face'))
    await transact((tx) => destroyKeys(tx, [owner('face')]))
    expect(await readAll()).toMatchObject({
      photos: [{ likeness: null }],
      markings: [{ points: null, photo: { likeness: null } }],
      observed: [{ value: null }],
      clothTest: { answers: null },
      analyses: [{ primaryShape: MARK }],
      form: { fullName: MARK },
    })
    const after = await currentKey(owner('face'))
    expect(after.id).not.toBe(before.id)
    expect(after.key.equals(before.key)).toBe(false)
    await db.observation.create({ data: { orderId: buyer.orderId, field: 'skin', value: MARK, by: 'cliente' } })
    expect(new Set((await readAll()).observed.map(({ value }) => value))).toEqual(new Set([MARK, null]))
    await expect(
      db.$executeRaw`UPDATE sealing_keys SET wrapped = gen_key.b, destroyed_at = NULL FROM (SELECT convert_to('k', 'UTF8') AS b) gen_key WHERE id = ${before.id}::uuid`,
    ).rejects.toThrow(/stays destroyed/)
  })

  it('keeps its key where the transaction that would have destroyed it fails', async () => {
    const owner = { scope: 'answers', ownerId: buyer.orderId } as const
    await expect(
      transact(async (tx) => {
        await destroyKeys(tx, [owner])
        throw new Error('afterwards')
      }),
    ).rejects.toThrow('afterwards')
    expect((await readAll()).form).toMatchObject({ fullName: MARK })
  })

  it('has one key however many ask for the first one at once', async () => {
    const owner = { scope: 'face', ownerId: randomUUID() } as const
    const keys = await Promise.all(Array.from({ length: 20 }, () => currentKey(owner)))
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
  })
})

describe('the map of relations', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8')
  const models = new Map(
    [...schema.matchAll(/^model (\w+) \{([^]*?)^\}/gm)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^\s+(\w+)\s+(\w+)(\[\])?\??/gm)].map(([, field = '', type = '']) => ({ field, type })),
    ]),
  )

  const relations = [...models.values()].flat().filter(({ type }) => models.has(type))

  it('knows every relation of the schema that leads to a sealed row, and no other by the same name', () => {
    const right = relations.map(({ field, type }) => [field, type in SEALED_COLUMNS ? type : undefined])
    expect(relations.map(({ field }) => [field, SEALED_RELATIONS[field]])).toEqual(right)
  })

  it('passes through every other relation whose model leads to a sealed one', () => {
    const leads = new Set<string>(Object.keys(SEALED_COLUMNS))
    for (let before = 0; before !== leads.size;) {
      before = leads.size
      for (const [name, fields] of models) if (fields.some(({ type }) => leads.has(type))) leads.add(name)
    }
    const passing = relations.filter(({ type }) => leads.has(type) && !(type in SEALED_COLUMNS))
    expect(passing.map(({ field }) => field).filter((field) => !PASSING_RELATIONS.has(field))).toEqual([])
  })

  it('names columns that exist', () => {
    for (const [model, columns] of Object.entries(SEALED_COLUMNS)) {
      const known = models.get(model)?.map(({ field }) => field) ?? []
      const { fields, lists, numbers } = columns as { fields: readonly string[]; lists?: string[]; numbers?: string[] }
      expect(known).toEqual(expect.arrayContaining([...fields, ...(lists ?? []), ...(numbers ?? [])]))
    }
    expect(Object.keys(SEALED_COLUMNS)).toHaveLength(new Set(Object.values(SEALED_RELATIONS)).size)
  })
})

describe('a sealed file', () => {
  const key = { id: randomUUID(), key: randomBytes(32) }
  const CHUNK = 65_536

  async function open(sealed: Buffer, { name = 'photos/a', pieces = 1000, by = key.key } = {}): Promise<Buffer> {
    const rest = sealed.subarray(HEADER_BYTES)
    const body = (async function* () {
      for (let at = 0; at < rest.length; at += pieces) yield rest.subarray(at, at + pieces)
    })()
    const parts: Buffer[] = []
    for await (const part of openChunks(by, name, sealed.subarray(0, HEADER_BYTES), body)) parts.push(part)
    return Buffer.concat(parts)
  }

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7])('of %i bytes opens whole', async (size) => {
    const plain = randomBytes(size)
    const sealed = sealFile(key, 'photos/a', plain)
    expect(fileKeyId(sealed)).toBe(key.id)
    expect(openSize(sealed.subarray(0, HEADER_BYTES), sealed.length)).toBe(size)
    for (const pieces of [1000, CHUNK, 10 * CHUNK]) expect((await open(sealed, { pieces })).equals(plain)).toBe(true)
  })

  it('does not open cut, touched, shuffled, under another name or by another key', async () => {
    const sealed = sealFile(key, 'photos/a', randomBytes(3 * CHUNK))
    const touched = Buffer.from(sealed)
    touched[CHUNK] = (touched[CHUNK] ?? 0) ^ 1
    const part = (n: number) => sealed.subarray(HEADER_BYTES + n * (CHUNK + 16), HEADER_BYTES + (n + 1) * (CHUNK + 16))
    const head = sealed.subarray(0, HEADER_BYTES)
    for (const broken of [
      touched,
      sealed.subarray(0, -1),
      Buffer.concat([head, part(0), part(1)]),
      Buffer.concat([head, part(1), part(0), part(2)]),
      Buffer.concat([head, part(0), part(0), part(1), part(2)]),
    ])
      await expect(open(broken)).rejects.toThrow(SealedFileBroken)
    await expect(open(sealed, { name: 'photos/b' })).rejects.toThrow(SealedFileBroken)
    await expect(open(sealed, { by: randomBytes(32) })).rejects.toThrow(SealedFileBroken)
  })
})

describe('master keys', () => {
  it('wrap for one owner only, and say so when one is missing', () => {
    const masters = readMasterKeys(`a:${randomBytes(32).toString('base64')}`)
    const key = randomBytes(32)
    const { masterId, wrapped } = wrapKey(masters, key, 'one')
    expect(unwrapKey(masters, masterId, wrapped, 'one')).toEqual(key)
    expect(() => unwrapKey(masters, masterId, wrapped, 'two')).toThrow(/authenticate/)
    expect(() => unwrapKey(masters, 'gone', wrapped, 'one')).toThrow(MasterKeyMissing)
    expect(() => readMasterKeys(`a:${key.toString('base64')},a:${key.toString('base64')}`)).toThrow(/repetido/)
  })

  it('are exchanged without anything sealed being touched', async () => {
    const owner = { scope: 'answers', ownerId: randomUUID() } as const
    const { id, key } = await currentKey(owner)
    const next = randomBytes(32).toString('base64')
    const both = readMasterKeys(`next:${next},${env.MASTER_KEYS}`)
    expect(await rewrapKeys(both, 3)).toBeGreaterThan(0)
    expect(await rewrapKeys(both)).toBe(0)
    expect((await countWrapped()).map(({ masterId }) => masterId)).toEqual(['next'])
    const row = await db.sealingKey.findUniqueOrThrow({ where: { id } })
    const bound = `${id}:${owner.scope}:${owner.ownerId}`
    expect(unwrapKey(readMasterKeys(`next:${next}`), row.masterId, Buffer.from(row.wrapped ?? []), bound)).toEqual(key)
    // Restores the shared database.
    await rewrapKeys(readMasterKeys(`${env.MASTER_KEYS},next:${next}`))
    expect((await currentKey(owner)).key).toEqual(key)
  })
})
