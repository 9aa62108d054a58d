import { describe, expect, it } from 'vitest'
import type { AdminPost } from '#contract/admin/blog.ts'
import { fieldsOf, localTime, NEW_POST, slugOf, writtenOf } from './post-fields.ts'

const published: AdminPost = {
  ...writtenOf({ ...NEW_POST, title: 'Um', slug: 'um', tags: 'Corte, Barba, corte ,Corte' }, null),
  id: '019a0000-0000-7000-8000-000000000000',
  state: 'published',
  origin: 'own',
  version: 'v',
  updatedAt: '2026-01-05T12:00:00.000Z',
  publishedAt: '2026-01-05T12:00:00.000Z',
}

describe('the fields of a post', () => {
  it('come back from the server as they were sent', () => {
    expect(writtenOf(fieldsOf(published), published)).toMatchObject({
      tags: ['Corte', 'Barba', 'corte'],
      publishedAt: '2026-01-05T12:00:00.000Z',
      metaTitle: null,
    })
  })

  it('name the moment of publishing once, and the hour chosen for later', () => {
    const now = new Date('2026-11-20T15:00:00Z')
    expect(writtenOf({ ...NEW_POST, when: 'now' }, null, now).publishedAt).toBe(now.toISOString())
    expect(writtenOf({ ...NEW_POST, when: 'later', at: localTime(now) }, null).publishedAt).toBe(now.toISOString())
    expect(writtenOf({ ...fieldsOf(published), when: 'draft' }, published).publishedAt).toBeNull()
  })

  it('make an address of a title', () => {
    expect(slugOf('Franja: quando é que ela "abre" o rosto?')).toBe('franja-quando-e-que-ela-abre-o-rosto')
    expect(slugOf('x'.repeat(79) + ' y')).toBe('x'.repeat(79))
  })
})
