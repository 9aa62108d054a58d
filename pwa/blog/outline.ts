export interface OutlineEntry {
  readonly id: string
  readonly title: string
}

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

export function outlineOf(html: string): OutlineEntry[] {
  return [...html.matchAll(HEADING)].map(([, id = '', title = '']) => ({
    id,
    title: title.replace(/<[^>]+>/g, '').replace(/&(\w+|#39);/g, (all, name: string) => ENTITIES[name] ?? all),
  }))
}
