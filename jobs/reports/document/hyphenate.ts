/**
 * Where a Portuguese word may be divided at the end of a line. Syllables by the rules of the Acordo Ortográfico (base XX):
 * digraphs lh, nh, ch, qu, gu and the clusters of a stop or f with l or r stay together; rr, ss, sc, sç, xc divide; vowels
 * are divided only where the hiatus is certain (an accent on i or u, or two strong vowels never in a diphthong).
 */

const VOWELS = 'aeiouáéíóúâêôãõàü'
const STRONG = 'aeoáéóâêôãõà'
const ACCENTED_WEAK = 'íú'
const CLUSTERS = new Set(
  ['b', 'c', 'd', 'f', 'g', 'k', 'p', 't', 'v'].flatMap((first) =>
    first === 'd' || first === 't' ? [`${first}r`] : [`${first}l`, `${first}r`],
  ),
)
const DIGRAPHS = new Set(['ch', 'lh', 'nh'])
const SHORTEST_WORD = 6
const LEAST_BEFORE = 2
const LEAST_AFTER = 3

const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter)

/** `word` in the parts it may be divided into; one part when it may not. Words with anything but letters stay whole. */
export function hyphenate(word: string): string[] {
  const match = /^([“"'(‘]*)([\p{Ll}]+|\p{Lu}[\p{Ll}]+)([”"').,;:!?…’]*)$/u.exec(word)
  const [, before = '', letters = '', after = ''] = match ?? []
  if (letters.length < SHORTEST_WORD) return [word]
  const parts: string[] = []
  let start = 0
  for (const cut of syllableStarts(letters)) {
    if (cut < LEAST_BEFORE || letters.length - cut < LEAST_AFTER) continue
    parts.push(letters.slice(start, cut))
    start = cut
  }
  parts.push(letters.slice(start))
  const last = parts.length - 1
  return parts.map((part, index) => `${index === 0 ? before : ''}${part}${index === last ? after : ''}`)
}

/** The syllables of a word, for the table of the tests and of nobody else. */
export function syllables(word: string): string[] {
  const cuts = [0, ...syllableStarts(word), word.length]
  return cuts.slice(1).map((cut, index) => word.slice(cuts[index], cut))
}

function syllableStarts(word: string): number[] {
  const lower = word.toLocaleLowerCase('pt-BR')
  const starts: number[] = []
  let at = 0
  while (at < lower.length && !isVowel(lower[at])) at++
  while (at < lower.length) {
    const end = nucleusEnd(lower, at)
    const hiatus = end < lower.length && isVowel(lower[end])
    if (hiatus) {
      starts.push(end)
      at = end
      continue
    }
    let next = end
    while (next < lower.length && !isVowel(lower[next])) next++
    if (next >= lower.length) break
    starts.push(next - onsetLength(lower.slice(end, next)))
    at = next
  }
  return starts.filter((start) => start > 0)
}

/** Index after the vowel group at `at`: one vowel, a diphthong or a triphthong. */
function nucleusEnd(word: string, at: number): number {
  const previous = word[at - 1]
  let end = at + 1
  // The u of qu and gu belongs to the consonant before the vowel that follows.
  if ((word[at] === 'u' || word[at] === 'ü') && (previous === 'q' || previous === 'g') && isVowel(word[end])) end++
  while (end < word.length && isVowel(word[end]) && together(word, end)) end++
  return end
}

/** Whether the vowel at `at` belongs to the syllable of the vowel before it. */
function together(word: string, at: number): boolean {
  const vowel = word[at] ?? ''
  const previous = word[at - 1] ?? ''
  if (ACCENTED_WEAK.includes(vowel)) return false
  if ('ãõ'.includes(previous) && 'oe'.includes(vowel)) return true
  if (STRONG.includes(previous) && STRONG.includes(vowel)) return false
  const isWeak = 'iuü'.includes(vowel)
  // ra-i-nha, ru-im, sa-ir: i and u before nh, or closing the word with l, m, n, r, z, stand alone.
  if (isWeak && previous !== vowel && /^(nh|[lmnrz]($|[^aeiouáéíóúâêôãõà]))/.test(word.slice(at + 1))) return false
  return isWeak || ('iuü'.includes(previous) && !isWeak)
}

/** How many of the consonants between two vowels open the second syllable. */
function onsetLength(consonants: string): number {
  if (consonants.length === 0) return 0
  const lastTwo = consonants.slice(-2)
  if (consonants.length >= 2 && (CLUSTERS.has(lastTwo) || DIGRAPHS.has(lastTwo))) return 2
  return 1
}
