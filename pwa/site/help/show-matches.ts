/** `codigo` finds `Código`. */
export const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Stop words, which are found everywhere. */
const FILLERS = new Set(
  'a ao as com como da de do e em eu meu minha na nao no nos o os para por posso que quero se um uma'.split(' '),
)
/** People's word → the articles' words. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  desist: ['garantia', 'reembols', 'dinheiro'],
  cancel: ['garantia', 'reembols', 'dinheiro'],
  funcion: ['abre', 'venc'],
}
/** Plurals and verbs; the stem stays specific. */
const ENDINGS =
  /(?:amentos?|mentos?|coes|cao|aram|aria|ando|endo|indo|adas?|ados?|idas?|idos?|ar|er|ir|ei|ou|as|es|os|a|e|o|s)$/
const STEM_MIN = 4

/** `E-mail` equals `email`. */
const plainText = (text: string) => plainLetters(text).replace(/[-\u2010\u2011]/g, '')

function stem(word: string): string {
  const short = word.replace(ENDINGS, '')
  return short.length >= STEM_MIN ? short : word
}

/** How many of the query's words match, counting inflections and synonyms. */
export function matchCount(text: string, asked: string): number {
  const plain = plainText(text)
  return wordsOf(asked).filter((word) => [word, ...(SYNONYMS[word] ?? [])].some((form) => plain.includes(form))).length
}

/** The query's stems, without fillers unless there is nothing else. */
function wordsOf(asked: string): string[] {
  const words = plainText(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

/** So few results are opened at once. */
const FEW = 2

/**
 * Shows and opens the best matches, hiding the rest with emptied topics.
 * @returns how many; null for an empty query
 */
export function showMatches(asked: string): number | null {
  const isAsking = asked.trim() !== ''
  const shown: HTMLDetailsElement[] = []
  const countOf = (article: HTMLElement) => matchCount(`${article.textContent} ${article.dataset['also'] ?? ''}`, asked)
  const all = [...document.querySelectorAll<HTMLElement>('[data-article]')]
  const most = Math.max(0, ...all.map(countOf))
  for (const topic of document.querySelectorAll<HTMLElement>('[data-topic]')) {
    const articles = [...topic.querySelectorAll<HTMLDetailsElement>('[data-article]')]
    const found = articles.filter((article) => !isAsking || (most > 0 && countOf(article) === most))
    for (const article of articles) {
      article.hidden = !found.includes(article)
      article.open = false
    }
    topic.hidden = found.length === 0
    const way = document.querySelector(`nav a[href="#${topic.id}"]`)?.parentElement
    if (way) way.hidden = topic.hidden
    shown.push(...found)
  }
  if (!isAsking) return null
  if (shown.length <= FEW) for (const article of shown) article.open = true
  return shown.length
}
