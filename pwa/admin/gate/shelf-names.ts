import type { Shelf } from '#visagism/facts/facts.ts'

export const SHELF_NAMES: Readonly<Record<Shelf, string>> = {
  stays: 'O que fica',
  cannot: 'O que não pode ser',
  wants: 'O que se quer',
  bothers: 'O que incomoda',
  loves: 'O que se gosta',
  life: 'A vida',
  day: 'Um dia marcado',
  body: 'O corpo',
  address: 'Como tratar',
}
