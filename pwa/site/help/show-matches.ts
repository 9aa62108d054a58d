/** Letters without their accents, in lower case: `Código` is found by `codigo`. */
export const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word asked for begins somewhere in the text. */
export const matches = (text: string, asked: string) =>
  plainLetters(asked)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => plainLetters(text).includes(word))

/** As few as these are open when they are found: the answer is what was asked for. */
const FEW = 2

/**
 * Shows the articles that hold every word, opens them when they are few, and puts the rest away, with emptied topics and the
 * ways to them. The articles are not React's: they stand as the server wrote them.
 * @returns how many are shown; null when nothing is asked for
 */
export function showMatches(asked: string): number | null {
  const isAsking = asked.trim() !== ''
  const shown: HTMLDetailsElement[] = []
  for (const topic of document.querySelectorAll<HTMLElement>('[data-topic]')) {
    const articles = [...topic.querySelectorAll<HTMLDetailsElement>('[data-article]')]
    const found = articles.filter((article) =>
      matches(`${article.textContent} ${article.dataset['also'] ?? ''}`, asked),
    )
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
