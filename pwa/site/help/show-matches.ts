/** Letters without their accents, in lower case: `Código` is found by `codigo`. */
export const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Said in the middle of a question, and found everywhere. */
const FILLERS = new Set(
  'a ao as com como da de do e em eu meu minha na nao no nos o os para por posso que quero se um uma'.split(' '),
)
/** What people call it → what the articles do. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  desist: ['garantia', 'reembols', 'dinheiro'],
  cancel: ['garantia', 'reembols', 'dinheiro'],
  funcion: ['abre', 'venc'],
}
/** Endings of plurals and verbs; what is left is long enough to mean one thing. */
const ENDINGS =
  /(?:amentos?|mentos?|coes|cao|aram|aria|ando|endo|indo|adas?|ados?|idas?|idos?|ar|er|ir|ei|ou|as|es|os|a|e|o|s)$/
const STEM_MIN = 4

/** Without accents and hyphens: `E-mail` and `email` are one word. */
const plainText = (text: string) => plainLetters(text).replace(/[-\u2010\u2011]/g, '')

function stem(word: string): string {
  const short = word.replace(ENDINGS, '')
  return short.length >= STEM_MIN ? short : word
}

/** How many of the words asked for a text holds, plurals, verbs and other names for it among them; 0 when it holds none. */
export function matchCount(text: string, asked: string): number {
  const plain = plainText(text)
  return wordsOf(asked).filter((word) => [word, ...(SYNONYMS[word] ?? [])].some((form) => plain.includes(form))).length
}

/** The stems worth looking for; of fillers alone, the fillers. */
function wordsOf(asked: string): string[] {
  const words = plainText(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

/** As few as these are open when they are found: the answer is what was asked for. */
const FEW = 2

/**
 * Shows the articles that hold the most of the words, opens them when they are few, and puts the rest away, with emptied topics and the
 * ways to them. The articles never change otherwise: they are put away where they stand.
 * @returns how many are shown; null when nothing is asked for
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
