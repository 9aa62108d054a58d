import type { Chapter } from '#visagism/chapters/chapter.ts'
import type { Block } from '../block.ts'
import type { Origin } from './origin.ts'
import type { Opening } from './opening.ts'
import type { Tag } from '../page.ts'

/** Two columns beside a rail; three; three smaller; the same with little white space. */
export type Density = 'airy' | 'dense' | 'tight' | 'packed'

/** Measured and ready to stack. */
export type Draft = {
  readonly chapter: Chapter
  readonly index: number
  readonly sect: Tag
  readonly origin: Origin
  readonly opening: Opening
  readonly bodies: Readonly<Record<Density, readonly Block[]>>
}
