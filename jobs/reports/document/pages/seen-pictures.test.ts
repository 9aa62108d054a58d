import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FACE, MARINA } from '#visagism/testing/test-people.ts'
import { contextFor } from '../../testing/page-context.ts'
import { preparePhotos } from '../photos.ts'
import { Page, tagged } from '../page.ts'
import { type SeenFigure, seenPictures } from './seen-pictures.ts'

const FIGURE: SeenFigure = {
  kind: 'seen',
  caption: 'O que vimos',
  details: [
    { place: 'olhos', caption: 'A testa é mais ampla.' },
    { place: 'base', caption: 'O queixo fecha o rosto.' },
  ],
}

async function alts(given: { readonly photo: boolean; readonly points: boolean }) {
  const jpeg = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#c9b29b' } })
    .jpeg()
    .toBuffer()
  const context = {
    ...(await contextFor(MARINA)),
    photos: given.photo ? await preparePhotos({ front: jpeg }) : {},
    points: given.points ? FACE : null,
  }
  const page = new Page({})
  const shown = seenPictures(context, FIGURE, tagged('Sect', null))
  const pictures = shown.kind === 'head' ? [shown.picture] : shown.pictures
  for (const picture of pictures) picture.draw(page, { x: 0, y: 0, width: 153, height: 153 })
  return page.marks.map(({ tag }) => tag?.alt)
}

describe('what is seen is shown', () => {
  test('of the own photo, a detail each, where its points are known', async () => {
    expect(await alts({ photo: true, points: true })).toEqual([
      expect.stringMatching(/^Detalhe da sua foto, os olhos/),
      expect.stringMatching(/^Detalhe da sua foto, do nariz ao queixo/),
    ])
  })

  test('as the whole head, once, where nobody marked the photo', async () => {
    expect(await alts({ photo: true, points: false })).toEqual(['A sua foto, de frente'])
  })

  test('drawn where there is no photo', async () => {
    expect(await alts({ photo: false, points: false })).toEqual([
      expect.stringMatching(/^Detalhe do retrato desenhado/),
      expect.stringMatching(/^Detalhe do retrato desenhado/),
    ])
  })
})
