import type { Retelling } from '#api/reports/retellings.ts'
import { type Chapter, chapterTexts } from '#visagism/chapters/chapter.ts'
import type { Gender } from '#visagism/knowledge/form.ts'
import { meaningFault } from './meaning.ts'

const MAX_GROWTH = 2.2
const MIN_SHRINK = 0.6

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/https?:|www\.|[\w.]+@[\w.]+\.\w/i, 'endereço ou contato'],
  [/<[a-z/!]|```|\{\{|\$\{/i, 'marcação'],
  [
    /\b(feia|feio|horr[íi]vel|defeito|defeitos|imperfei|gord[oa]|velh[oa] demais|idiota|burr[oa])\b/i,
    'palavra que machuca',
  ],
  [/\b(cura|doen[çc]a|diagn[óo]stico|cirurgia|botox|preenchimento|emagre[çc]|dieta|rem[ée]dio)\b/i, 'assunto médico'],
  [/\b(garantimos|garantido|100\s?%|milagr|definitiv[oa] para sempre)\b/i, 'promessa'],
  [/\b(R\$|desconto|cupom|compre|promo[çc][ãa]o|pix)\b/i, 'venda'],
  [
    /\b(ignore|instru[çc][õo]es anteriores|system prompt|modelo de linguagem|intelig[êe]ncia artificial|como uma IA)\b/i,
    'fala do modelo',
  ],
  [/\b(igual a[o]?|parecid[oa] com|como a atriz|como o ator|celebridade|famos[oa]s?)\b/i, 'celebridade'],
]

/** Foreign letters and digits and invisible signs would get words and numbers past the lists here. */
const STRANGE = /[\p{Cf}\p{Co}\p{Cn}]|(?!\p{Script=Latin})\p{L}|(?![0-9])\p{N}|[\u{FF01}-\u{FF5E}]/gu

const numbersOf = (text: string) => text.match(/\d+(?:[.,]\d+)?/g) ?? []
const lengthOf = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length, 0)

/** Why a retelling may not replace the engine's chapter, or null: headings, figures, meaning and length must stay. */
export function faultOf(chapter: Chapter, told: Retelling, gender: Gender): string | null {
  if (told.sections.length !== chapter.sections.length) return 'outras seções'
  if (told.sections.some(({ heading }, i) => heading !== chapter.sections[i]?.heading)) return 'outros títulos'
  const texts = [told.lead, ...told.sections.flatMap(({ paragraphs }) => paragraphs)]
  if (texts.some((text) => text.trim() === '')) return 'texto vazio'
  const joined = texts.join(' ')
  // An altered name slot can no longer be filled.
  if (/[{}]/.test(joined)) return 'marcação'
  const known = chapterTexts(chapter).join(' ')
  const own = [chapter.lead, ...chapter.sections.flatMap(({ paragraphs }) => paragraphs)]
  const fault = textFault(joined, known) ?? meaningFault({ told: joined, own: own.join(' '), known }, gender)
  if (fault) return fault
  const before = lengthOf(own)
  const growth = lengthOf(texts) / Math.max(1, before)
  if (growth > MAX_GROWTH || growth < MIN_SHRINK) return 'comprimento'
  return null
}

/** A fault the base text does not share, or null. */
export function textFault(text: string, base: string): string | null {
  // The engine's own phrases may be repeated.
  const forbidden = FORBIDDEN.find(([pattern]) => {
    const said = text.match(new RegExp(pattern, 'gi')) ?? []
    return said.some((words) => !base.toLowerCase().includes(words.toLowerCase()))
  })
  if (forbidden) return forbidden[1]
  const strange = [...text.matchAll(STRANGE)].find(([sign]) => !base.includes(sign))
  if (strange) return `sinal estranho: U+${strange[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  const known = new Set(numbersOf(base))
  const invented = numbersOf(text).find((number) => !known.has(number))
  if (invented) return `número inventado: ${invented}`
  return soundsPortuguese(text) ? null : 'outra língua'
}

/** Portuguese text of this length always has these words. */
function soundsPortuguese(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const common = words.filter((word) =>
    /^(o|a|os|as|de|do|da|que|e|em|no|na|um|uma|para|com|seu|sua|você|não)$/.test(word),
  ).length
  return words.length < 20 || common / words.length > 0.18
}

export function retell(chapter: Chapter, told: Retelling): Chapter {
  return {
    ...chapter,
    lead: told.lead.trim(),
    sections: told.sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((p) => p.trim()),
    })),
  }
}
