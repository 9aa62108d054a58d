import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DeskHabit, habitWords } from '#contract/admin/habits.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, newDesk } from '../testing/desk.ts'
import { newAdministrator, newSubmitted } from '../testing/people.ts'

const api = serveApi()
let rosa: Administrator
let other: Administrator

beforeEach(async () => {
  ;({ rosa, other } = await newDesk(api))
  await db.analysis.deleteMany({ where: { state: 'approved' } })
})

type Said = readonly (readonly [part: string, change: string])[]

/** An order of this shape that somebody approved, with what they said of it at the desk. */
async function approved(
  who: Administrator,
  said: Said = [],
  shape = 'redondo',
  frame: { from: string; to: string } | null = null,
): Promise<string> {
  const { orderId } = await newSubmitted(api.caller())
  const content = {}
  await db.analysis.create({ data: { orderId, engineVersion: 1, content, state: 'edited', confirmedShape: shape } })
  for (const [part, change] of said)
    await db.journalEntry.create({
      data: { actorId: who.userId, action: 'desk.chose', subject: 'order', subjectId: orderId, to: { part, change } },
    })
  if (frame)
    await db.deskChoice.create({
      data: { orderId, part: 'frame', chosen: frame.to, insteadOf: frame.from, authorId: who.userId },
    })
  await db.analysis.create({ data: { orderId, engineVersion: 1, content, state: 'approved', authorId: who.userId } })
  return orderId
}
async function approvedMany(times: number, said?: Said, who = rosa, shape?: string): Promise<void> {
  for (let at = 0; at < times; at++) await approved(who, said, shape)
}
const habits = async (who = rosa) => z.array(DeskHabit).parse((await who.caller.get('/api/admin/desk-habits')).json)
const FIRST_CUT: Said = [['Corte 1', 'trocada']]

describe('what a visagist changes often', () => {
  it('is told to her at the desk, of faces of that shape alone, and to the owner by name', async () => {
    await approvedMany(4, FIRST_CUT)
    await approvedMany(2)
    await approvedMany(1, FIRST_CUT, rosa, 'oval')
    const habit = {
      name: 'Rosa Prado',
      shape: 'redondo',
      part: 'Corte 1',
      isLeftOut: false,
      changed: 4,
      faces: 6,
      usually: null,
    }
    expect(await habits()).toEqual([habit])
    const own = async (who: Administrator) =>
      z.array(DeskHabit).parse((await who.caller.get('/api/admin/desk-habits/own')).json)
    expect((await own(rosa)).map(habitWords)).toEqual(['Você trocou o corte de “agora” em 4 de 6 rostos redondos.'])
    expect(await own(other)).toEqual([])
  })

  it('counts neither what was given back, one by one or all at once, nor what others did, nor a few faces', async () => {
    await approvedMany(2, [...FIRST_CUT, ['Corte 1', 'devolvida ao motor']])
    await approvedMany(2, [...FIRST_CUT, ['todas', 'devolvidas ao motor']])
    await approvedMany(1, FIRST_CUT)
    await approvedMany(4, FIRST_CUT, other)
    expect(await habits()).toEqual([])
  })

  it('knows a chapter left out', async () => {
    await approvedMany(5, [['Óculos', 'deixado fora do guia']])
    const [habit] = await habits()
    expect(habit && habitWords(habit)).toBe('Você deixou “Óculos” fora em 5 de 5 rostos redondos.')
  })

  it.each(FACE_SHAPES)('speaks of %s faces as people do', (shape) => {
    const words = habitWords({
      name: '',
      shape,
      part: 'Armação',
      isLeftOut: false,
      changed: 3,
      faces: 5,
      usually: null,
    })
    expect(words).toMatch(/rostos (?:ovais|redondos|quadrados|em coração|em triângulo|em diamante|retangulares)\.$/)
  })

  it('says from what to what, while the choices are kept, and never of a few', async () => {
    const said: Said = [['Armação', 'trocada']]
    const move = { from: 'gatinho', to: 'oval' }
    for (let at = 0; at < 3; at++) await approved(rosa, said, 'redondo', move)
    await approved(rosa, said, 'redondo', { from: 'gatinho', to: 'aviador' })
    // Of a colleague, on the same face.
    const orderId = await approved(rosa, said)
    await db.deskChoice.create({
      data: { orderId, part: 'frame', chosen: 'aviador', insteadOf: 'gatinho', authorId: other.userId },
    })
    const words = async () => (await habits()).map(habitWords)
    expect(await words()).toEqual([
      'Você trocou a armação em 5 de 5 rostos redondos, 3 vezes de “Gatinho contido” para “Oval de aro fino”.',
    ])
    await db.deskChoice.deleteMany({ where: { chosen: { not: null } } })
    expect(await words()).toEqual(['Você trocou a armação em 5 de 5 rostos redondos.'])
  })

  it('is the owner’s list', async () => {
    const visagist = await newAdministrator(api.caller(), 'visagista')
    expect((await visagist.caller.get('/api/admin/desk-habits')).status).toBe(403)
    expect((await visagist.caller.get('/api/admin/desk-habits/own')).status).toBe(200)
  })
})
