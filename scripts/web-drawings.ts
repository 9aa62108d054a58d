import type { Plugin } from 'vite'
import { DRAWING_FRAME, DRAWINGS } from '#pwa/ui/drawings.ts'
import { PEOPLE } from '#visagism/portrait/people.ts'
import { drawPortrait } from '#visagism/portrait/portrait.ts'
import { toSvg } from '#visagism/portrait/to-svg.ts'
import { paintFile } from './web-picture-files.ts'

const names = ['hero'] as const satisfies readonly (keyof typeof DRAWINGS & keyof typeof PEOPLE)[]

const draw = (name: (typeof names)[number]) => toSvg(drawPortrait(PEOPLE[name]), { viewBox: DRAWING_FRAME })

const paint = (name: (typeof names)[number]) =>
  paintFile(draw(name), DRAWING_FRAME[2], 2 * DRAWINGS[name].small.width, 'half')

/** Draws the people of the pages into the build, and on request in development. */
export function drawPeople(): Plugin {
  return {
    name: 'draw-people',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = names.find((known) => request.url?.startsWith(`/drawings/${known}.`))
        if (!name) return next()
        const isPainted = request.url === DRAWINGS[name].small.src
        response.setHeader('Content-Type', isPainted ? 'image/webp' : 'image/svg+xml')
        Promise.resolve(isPainted ? paint(name) : draw(name)).then((image) => response.end(image), next)
      })
    },
    async generateBundle() {
      for (const name of names) {
        const { src, small } = DRAWINGS[name]
        this.emitFile({ type: 'asset', fileName: src.slice(1), source: draw(name) })
        this.emitFile({ type: 'asset', fileName: small.src.slice(1), source: await paint(name) })
      }
    },
  }
}
