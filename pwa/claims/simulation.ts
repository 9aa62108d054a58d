/**
 * Invented figures. Each depends on the time alone, so that all devices agree. They are consistent: spots fall as sales rise, and each
 * named buyer was counted.
 */
const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS
/** São Paulo is UTC−3 all year. */
const SAO_PAULO_MS = 3 * 60 * 60 * SECOND_MS
const SALE_SLOT_MS = 45 * SECOND_MS
const NEWS_SLOT_MS = 10 * SECOND_MS
const SLOTS_A_DAY = DAY_MS / NEWS_SLOT_MS
const NEWS_JITTER_MS = 2 * SECOND_MS
export const NEWS_STORED = 3
export const ROTATION_MS = 5 * SECOND_MS
export const SIMULATED_OFF = '73% OFF'
/** One slot in this many has a sale. */
const SLOTS_A_SALE = 30
const TESTERS = { first: 127, least: 120, most: 140, slotMs: 8 * SECOND_MS, slotsBetween: 8 } as const
/** Spots are sold in lots; a new lot opens before the old one is empty. */
const LOT = 47
const LOT_LEFT = 27

const PEOPLE = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elisa',
  'Fábio',
  'Gabriela',
  'Hugo',
  'Isabel',
  'João',
  'Kátia',
  'Lucas',
] as const
const CITIES = [
  'Curitiba',
  'Recife',
  'São Paulo',
  'Belo Horizonte',
  'Salvador',
  'Porto Alegre',
  'Goiânia',
  'Belém',
] as const

/** Separate random streams, so that no two draws coincide. */
const FOR = { firstSales: 1, isSale: 2, sale: 3, testers: 4, jitter: 5, person: 6, city: 7 } as const

/** 120 to 140, changing every 8 seconds; 127 at the start of the day. `now` is in milliseconds. */
export function testersAt(now: number): number {
  const { day, since } = momentOf(now)
  const at = (point: number) =>
    point === 0 ? TESTERS.first : TESTERS.least + draw(day, FOR.testers, point, TESTERS.most - TESTERS.least + 1)
  const slot = Math.floor(since / TESTERS.slotMs)
  const point = Math.floor(slot / TESTERS.slotsBetween)
  const share = (slot % TESTERS.slotsBetween) / TESTERS.slotsBetween
  return Math.round(at(point) + (at(point + 1) - at(point)) * share)
}

/** 147 to 166 at the start of the day, then rising. `now` is in milliseconds. */
export function salesAt(now: number): number {
  const { day } = momentOf(now)
  return 147 + draw(day, FOR.firstSales, 0, 20) + soldSinceMidnight(now)
}

/** 27 to 47. `now` is in milliseconds. */
export const spotsAt = (now: number): number => LOT - (soldSinceMidnight(now) % (LOT - LOT_LEFT + 1))

export interface News {
  /** Increasing. */
  readonly id: number
  readonly text: string
}

/** Changes every 8 to 12 seconds. `now` is in milliseconds. */
export const newsIdAt = (now: number): number => momentOf(now).day * SLOTS_A_DAY + newestSlot(now)

export const newsUpTo = (newest: number): readonly News[] =>
  Array.from({ length: NEWS_STORED }, (_, i) => newest - i).map((id) => ({
    id,
    text: message(Math.floor(id / SLOTS_A_DAY), id % SLOTS_A_DAY),
  }))

function newestSlot(now: number): number {
  const { day, since } = momentOf(now)
  const slot = Math.floor(since / NEWS_SLOT_MS)
  return since >= slot * NEWS_SLOT_MS + draw(day, FOR.jitter, slot, NEWS_JITTER_MS) ? slot : slot - 1
}

function message(day: number, slot: number): string {
  const person = PEOPLE[draw(day, FOR.person, slot, PEOPLE.length)]
  const city = CITIES[draw(day, FOR.city, slot, CITIES.length)]
  return `${person}, de ${city}, ${isPurchase(day, slot) ? 'acabou de comprar o guia' : 'acabou de fazer o teste'}`
}

/** After a sale, as many messages name buyers as were counted. */
function isPurchase(day: number, slot: number): boolean {
  const saleSlot = Math.floor((slot * NEWS_SLOT_MS) / SALE_SLOT_MS)
  const firstAfter = Math.ceil((saleSlot * SALE_SLOT_MS) / NEWS_SLOT_MS)
  return slot - firstAfter < soldIn(day, saleSlot)
}

function soldSinceMidnight(now: number): number {
  const { day, since } = momentOf(now)
  let sold = 0
  for (let slot = 1; slot * SALE_SLOT_MS <= since; slot += 1) sold += soldIn(day, slot)
  return sold
}

const soldIn = (day: number, slot: number) =>
  slot > 0 && draw(day, FOR.isSale, slot, SLOTS_A_SALE) === 0 ? 1 + draw(day, FOR.sale, slot, 3) : 0

/** São Paulo's day, and the milliseconds since its start. */
function momentOf(now: number): { readonly day: number; readonly since: number } {
  const local = now - SAO_PAULO_MS
  const day = Math.floor(local / DAY_MS)
  return { day, since: local - day * DAY_MS }
}

/** Deterministic and uniform, from 0 to `below` − 1. */
function draw(day: number, what: number, which: number, below: number): number {
  let mixed = Math.imul(day, 0x9e3779b1) ^ Math.imul(what, 0x85ebca6b) ^ Math.imul(which + 1, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below
}
