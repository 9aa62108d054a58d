import { chapter, type Chapter } from './chapter.ts'
import { INTENTION_NAMES } from '../knowledge/intention.ts'
import { hairReachOf } from '../hair/reach.ts'
import { SHAVED_TEMPERAMENT } from '../hair/shaved.ts'
import { LINE_MEANINGS } from '../knowledge/lines.ts'
import type { Reading } from '../reading/reading.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { namesColour } from '#visagism/colour/said.ts'
import { readTemperament, TEMPERAMENT_BASIS, TEMPERAMENT_TEXTS } from '../knowledge/temperament.ts'
import { TEMPERAMENT_LEADS, HAIR_WHY, CLOTH_WHY, COLOUR_WHY } from '../texts/temperament.ts'

/** What lines tend to express, never what a person is. */
export function writeTemperament(r: Reading): Chapter {
  const reading = readTemperament(r.shape, r.intention.id, r.brief.form.style)
  const first = TEMPERAMENT_TEXTS[reading.first]
  const second = TEMPERAMENT_TEXTS[reading.second]
  return chapter({
    id: 'temperamento',
    title: `Voz ${first.adjective}, acento ${second.name.toLowerCase()}`,
    head: 'Temperamento',
    lead: r
      .choose('temper.lead', TEMPERAMENT_LEADS)
      .replace('{voz}', first.adjective)
      .replace('{acento}', second.adjective),
    quotes: [r.choose('temper.quote', first.quote)],
    sections: [
      {
        heading: `Linguagem ${first.adjective}, a principal`,
        paragraphs: [r.choose('temper.language', unrefused(r, first.language)), r.choose('temper.leads', first.leads)],
      },
      {
        heading: `Acento ${second.name.toLowerCase()}`,
        paragraphs: [
          r.choose('temper.second', unrefused(r, second.second)),
          PAIR(first.adjective, second.name.toLowerCase(), r),
        ],
      },
      {
        heading: 'O que isto não é',
        paragraphs: [
          r.choose('temper.not', [
            'A escola de Philip Hallawell usa os temperamentos antigos como vocabulário de linhas e cores. Usamos do mesmo modo, e só assim: nada aqui mede a sua personalidade, nem pretende.',
            'São palavras antigas, de uma medicina que já não se pratica, guardadas pela escola de Hallawell para falar de linhas e cores. Aqui elas descrevem imagens: o seu temperamento, quem conhece é você.',
            'Os quatro temperamentos são uma linguagem visual herdada da tradição, útil para combinar linhas e cores. Não são diagnóstico, não descrevem o seu caráter e não preveem coisa alguma.',
          ]),
          `A mistura soma as linhas do seu rosto ${SHAPE_NAMES[r.shape].adjective}, a intenção de ${INTENTION_NAMES[r.intention.id]} e o seu estilo ${r.brief.form.style.toLowerCase()}: mude uma das três, e ela muda junto.`,
        ],
      },
    ],
    lists: [
      {
        title: 'Como usar a mistura',
        items: [
          r.isTopBare || isCovered(r)
            ? { what: `No tecido: ${first.cloth}`, why: r.choose('temper.cloth', CLOTH_WHY) }
            : {
                what: `No cabelo: ${hairReachOf(r) === 'rente' ? SHAVED_TEMPERAMENT[reading.first] : first.hair}`,
                why: r.choose('temper.hair', HAIR_WHY),
              },
          ...(namesRefused(r, second.colour)
            ? []
            : [
                {
                  what: `No detalhe: ${second.colour}`,
                  why: r.choose('temper.colour', COLOUR_WHY).replace('{nome}', second.name.toLowerCase()),
                },
              ]),
          { what: 'Cuidado com o excesso', why: r.choose('temper.excess', first.excess) },
        ],
      },
    ],
    figures: [
      {
        kind: 'lines',
        lines: [first.line, second.line],
        caption: `Duas linhas, dois recados: ${LINE_MEANINGS[first.line]}; ${LINE_MEANINGS[second.line]}.`,
      },
    ],
    bases: [TEMPERAMENT_BASIS],
  })
}

const namesRefused = (r: Reading, words: string): boolean => namesColour(words, r.brief.colour?.refused ?? [])

/** Without those that name a colour they refuse, while one is left. */
function unrefused(r: Reading, wordings: readonly string[]): readonly string[] {
  const left = wordings.filter((words) => !namesRefused(r, words))
  return left.length > 0 ? left : wordings
}

const PAIR = (first: string, second: string, r: Reading) =>
  r.choose('temper.pair', [
    `A linguagem ${first} conduz e o acento ${second} tempera: quando vestir uma, deixe uma pitada do outro por perto, num acessório ou numa textura.`,
    `Com a linguagem ${first} à frente e o acento ${second} atrás, o conjunto tem assunto e tem pausa. Inverta a ordem num dia de festa e veja o que acontece.`,
    `Nos dias em que a linguagem ${first} cansar, recorra ao acento ${second}; o seu armário já deve ter peças dos dois jeitos.`,
  ])
