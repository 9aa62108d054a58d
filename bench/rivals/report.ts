// The same report by the usual alternatives, without tags and bookmarks.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createElement, type FunctionComponent, type ReactElement } from 'react'
import { findChromium } from '#scripts/gate/chromium.ts'
import { tool } from '../tools.ts'
import type { Scene, Shape } from './report-scene.ts'

type Component = FunctionComponent<Record<string, unknown>>
type Drawn = 'ClipPath' | 'Defs' | 'Document' | 'G' | 'Image' | 'Page' | 'Path' | 'Svg' | 'Text'
/** What is used of @react-pdf/renderer: https://react-pdf.org/components */
type ReactPdf = Readonly<Record<Drawn, Component>> & {
  readonly Font: {
    readonly register: (font: { readonly family: string; readonly src: string }) => void
    readonly registerHyphenationCallback: (divide: (word: string) => string[]) => void
  }
  readonly renderToBuffer: (document: ReactElement) => Promise<Buffer>
}

export type Fonts = ReadonlyMap<string, Buffer>

/** @returns the document's bytes */
export async function drawWithReactPdf(scenes: readonly Scene[], fonts: Fonts): Promise<number> {
  const { ClipPath, Defs, Document, Font, G, Image, Page, Path, renderToBuffer, Svg, Text } =
    await tool<ReactPdf>('@react-pdf/renderer')
  for (const [family, file] of fonts) Font.register({ family, src: `data:font/ttf;base64,${file.toString('base64')}` })
  Font.registerHyphenationCallback((word) => [word])
  const pages = scenes.map(({ width, height, shapes }, at) => {
    const clips: ReactElement[] = []
    const elementOf = (shape: Shape, key: number): ReactElement => {
      const { transform, fill = 'none', stroke = 'none', opacity = 1, d = '', width: strokeWidth = 1 } = shape
      if (shape.kind === 'clip') {
        const id = `c${at}-${clips.length}`
        clips.push(createElement(ClipPath, { key: id, id }, createElement(Path, { d })))
        return createElement(G, { key, clipPath: `url(#${id})` }, ...shape.inside.map(elementOf))
      }
      if (shape.kind === 'path') return createElement(Path, { key, d, transform, fill, stroke, strokeWidth, opacity })
      if (shape.kind === 'image') return createElement(G, { key })
      const { x = 0, y = 0, font = '', size = 12 } = shape
      const style = { fontFamily: font, fontSize: size }
      return createElement(G, { key, transform }, createElement(Text, { x, y, fill, opacity, style }, shape.text))
    }
    const drawn = shapes.map(elementOf)
    const svg = createElement(
      Svg,
      {
        width,
        height: height - 1,
        viewBox: `0 0 ${width} ${height}`,
        style: { position: 'absolute', left: 0, top: 0 },
      },
      createElement(Defs, {}, ...clips),
      ...drawn,
    )
    // React-pdf's SVG has no images: draw them beneath, as much work but hidden.
    const photos = picturesIn(shapes).map(({ picture = '', x = 0, y = 0, w = 0, h = 0 }, key) =>
      createElement(Image, {
        key,
        src: picture,
        style: { position: 'absolute', left: x, top: y, width: w, height: h },
      }),
    )
    return createElement(Page, { key: at, size: [width, height] }, ...photos, svg)
  })
  return (await renderToBuffer(createElement(Document, {}, pages))).length
}

const picturesIn = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.kind === 'image' ? [shape] : picturesIn(shape.inside)))

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** Chromium's start is not measured. */
export async function openChromium(scenes: readonly Scene[], fonts: Fonts) {
  const faces = [...fonts].map(
    ([family, file]) => `@font-face{font-family:"${family}";src:url(data:font/ttf;base64,${file.toString('base64')})}`,
  )
  let clips = 0
  const markup = (shape: Shape): string => {
    const { transform, fill = 'none', stroke = 'none', opacity = 1, d = '', width = 1, isEvenOdd = false } = shape
    if (shape.kind === 'clip') {
      const id = `c${clips++}`
      const rule = isEvenOdd ? ' clip-rule="evenodd"' : ''
      return `<clipPath id="${id}"><path d="${d}"${rule}/></clipPath><g clip-path="url(#${id})">${shape.inside.map(markup).join('')}</g>`
    }
    if (shape.kind === 'path')
      return `<path d="${d}" transform="${transform}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`
    if (shape.kind === 'text')
      return `<text x="${shape.x}" y="${shape.y}" transform="${transform}" fill="${fill}" font-family="${shape.font}" font-size="${shape.size}" letter-spacing="${shape.spacing}">${escape(shape.text ?? '')}</text>`
    return `<image x="${shape.x}" y="${shape.y}" width="${shape.w}" height="${shape.h}" transform="${transform}" preserveAspectRatio="none" href="${shape.picture}"/>`
  }
  const pages = scenes.map(
    ({ width, height, shapes }) =>
      `<svg viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">${shapes.map(markup).join('')}</svg>`,
  )
  const [{ width, height }] = scenes as readonly [Scene]
  const html = `<!doctype html><meta charset="utf-8"><style>${faces.join('')}@page{size:${width}pt ${height}pt;margin:0}body{margin:0}svg{display:block;break-after:page}</style>${pages.join('')}`
  const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic', '--no-first-run'],
  })
  return {
    /** @returns the document's bytes */
    async print(): Promise<number> {
      const page = await browser.newPage()
      const path = join(folder, 'print.pdf')
      await page.setContent(html)
      await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
      await page.close()
      return (await stat(path)).size
    },
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
