import type { Chapter } from '#visagism/chapter.ts'
import type { Block } from './block.ts'
import type { Origin } from './blocks/origin.ts'
import type { Opening } from './opening.ts'
import type { Tag } from './sheet.ts'

/** How text stands on a page: two columns beside a rail, three columns, three a little smaller, the same with little white. */
export type Density = 'airy' | 'dense' | 'tight' | 'packed'

/** One chapter, measured and ready to be stacked. */
export type Draft = {
  readonly chapter: Chapter
  readonly index: number
  readonly sect: Tag
  readonly origin: Origin
  readonly opening: Opening
  readonly bodies: Readonly<Record<Density, readonly Block[]>>
}
