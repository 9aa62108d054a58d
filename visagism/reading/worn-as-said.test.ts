/** What people wrote of the beard that they remove and of the locs that they wear. */
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import { wearsBeard } from './care.ts'
import { type Brief, readBrief } from './reading.ts'

const AT = '2026-11-20T12:00:00.000Z'
const said = <T extends string>(value: T) => ({ value, by: 'cliente' as const, at: AT })

const who = (gender: Brief['person']['gender'], observations: string, more: Partial<Brief> = {}): Brief => ({
  person: { fullName: 'Noa Prates', gender },
  form: {
    objective: 'Melhoria sutil',
    style: 'Elegante',
    maintenanceLevel: 'Média',
    beardPreference: 'Por fazer',
    observations,
  },
  confirmation: { shape: 'oval', by: 'Bia', at: AT },
  hairTexture: 'ondulado',
  observed: { beard: said('por fazer') },
  at: '2026-11-27',
  ...more,
})

describe('a shadow that is removed', () => {
  test.each([
    'Estou no meio do laser da barba e sobra uma sombra.',
    'Marquei barba por fazer, mas isso não é estilo, é só o que tem.',
    'Faço depilação a laser no rosto.',
    'A barba já está no laser, então ignora.',
  ])('is neither drawn nor praised: “%s”', (note) => {
    for (const gender of ['Feminino', 'Não-binário'] as const) {
      const brief = who(gender, note)
      const r = readBrief(brief)
      expect([r.beard, r.brief.observed?.beard?.value, wearsBeard(r)]).toEqual(['Sem barba', 'sem', false])
      const { chapters } = analyse(brief)
      const texts = chapters
        .filter(({ id }) => id !== 'carta')
        .flatMap(chapterTexts)
        .join(' ')
      expect(texts).not.toMatch(/barba por fazer/i)
      expect(
        chapters.flatMap(({ figures }) =>
          figures.flatMap((one) =>
            one.kind === 'portrait' && (one.look.beard ?? 'nenhuma') !== 'nenhuma' ? [one.look.beard] : [],
          ),
        ),
      ).toEqual([])
    }
  })

  test.each([
    'Uso a barba por fazer e gosto.',
    'Tenho foliculite e fiz laser na linha do pescoço da barba.',
    'A barba fica. Nunca faria laser na barba.',
    'Fiz laser nas pernas.',
    'Uso laser no rosto para manchas.',
    'Faço laser no buço.',
    'Minha irmã faz laser, e eu uso barba.',
  ])('is not heard where the beard is worn: “%s”', (note) => {
    const r = readBrief(who('Masculino', note))
    expect([r.beard, r.brief.observed?.beard?.value]).toEqual(['Por fazer', 'por fazer'])
  })
})

describe('locs told of in the note', () => {
  const COILY = { hairTexture: 'crespo', observed: {}, today: { cm: 45, sidesCm: null, cut: null } } as const

  test.each(['Meus dreads têm nove anos e ficam.', 'Tenho dreads há nove anos.'])(
    'have paths of locs: “%s”',
    (note) => {
      const { cuts } = readBrief(who('Masculino', note, COILY))
      const paths = [cuts.now, cuts.next, cuts.bold].map(({ cut }) => cut)
      expect(paths.filter(({ locs }) => locs !== true).map(({ id }) => id)).toEqual([])
      const asked = paths.map(({ ask, growth, finish }) => `${ask} ${growth} ${finish}`).join(' ')
      expect(asked).not.toMatch(/tranças|pente garfo|tirar das pontas/i)
    },
  )

  test.each(['Uso box braids direto e quero continuar.', 'Minhas tranças ficam.'])(
    'are no other braids: “%s”',
    (note) => {
      const { cuts } = readBrief(who('Feminino', note, COILY))
      const locs = [cuts.now, cuts.next, cuts.bold].filter(({ cut }) => cut.locs)
      expect(locs.map(({ cut }) => cut.id)).toEqual([])
    },
  )
})
