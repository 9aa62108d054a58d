/** Which cloth covers a head, as far as its wearer told. */
import { plainOf } from '../facts/clause.ts'
import { wholeNote } from '../facts/settle.ts'
import { wholeWords } from '../facts/standing.ts'
import type { ObservedValue } from '../observed/observed.ts'
import { isCovered, type Wearer } from './wardrobe.ts'

type ClothWearer = Pick<Wearer, 'brief'>

/** Each chapter asks. */
const NOTES = new WeakMap<Wearer['brief'], string>()
/** All that they wrote, in plain letters. */
export function noteOf({ brief }: ClothWearer): string {
  const note = NOTES.get(brief) ?? plainOf(wholeNote(brief.form.observations, brief.facts ?? []))
  NOTES.set(brief, note)
  return note
}

/** A habit, a vow or a uniform: its form, colour and height are not its wearer's to choose. */
const PRESCRIBED = wholeWords(
  'freiras?|sou (?:uma )?(?:irma )?religios[ao]|religios[ao] (?:consagrad[ao]|de)|irma (?:de|da|do) (?:caridade|congregacao|casa|ordem|carmelo)|irmas (?:de|da|do)|(?:minha|nossa|de uma|da) (?:congregacao(?! crista)|ordem|comunidade religiosa)|monjas?|monges?|novic\\w+|postulante|conventos?|mosteiros?|clausura|(?:meu|do|o) habito|carmelitas?|franciscan[ao]s?|clarissas?|beneditin[ao]s?|budis\\w+|sikhs?|khalsa|(?:fiz|meus?|um) votos?|uniforme|(?:touca|lenco|bandana) (?:no|do|de|para o) (?:trabalho|servico|uniforme)',
)
export const isPrescribed = (wearer: ClothWearer): boolean => isCovered(wearer) && PRESCRIBED.test(noteOf(wearer))
const PINNED = wholeWords('hijab\\w*|muculman\\w*|islam\\w*|niqab|shayla|mesquita|ramada')
const TIED = wholeWords('turbantes?|ojas?|torcos?|lencos?|panos? (?:de|na) cabeca|tichel|amarra\\w+')

/**
 * What is worn or wanted. A veil has pins and a turban a knot only for those who told which it is; of all others the cloth is left as it
 * is worn, with what holds for any.
 */
export function clothOf(wearer: ClothWearer): Exclude<ObservedValue<'covering'>, 'não'> {
  const note = noteOf(wearer)
  if (!isCovered(wearer)) return 'turbante'
  if (isPrescribed(wearer)) return 'outro'
  const worn = wearer.brief.observed?.covering?.value
  if (worn === 'véu' && PINNED.test(note)) return 'véu'
  return worn !== 'outro' && TIED.test(note) ? 'turbante' : 'outro'
}

/** Covered in a way that was not told: no pin, brooch or knot is advised. */
export const isWornAsEver = (wearer: ClothWearer): boolean => isCovered(wearer) && clothOf(wearer) === 'outro'
