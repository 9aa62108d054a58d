import { styleText } from 'node:util'

const LEVELS: Readonly<Record<number, { word: string; style: 'yellow' | 'red' }>> = {
  40: { word: 'aviso ', style: 'yellow' },
  50: { word: 'erro ', style: 'red' },
  60: { word: 'fatal ', style: 'red' },
}

/** Process, time, message, the rest as `name=value`. */
export function readable(name: string, line: string, now = new Date()): string {
  const entry = parse(line)
  const said = entry?.['msg'] ?? entry?.['message']
  if (!entry || typeof said !== 'string') return `${head(name, now)} ${line}`
  const { level, time, msg: _msg, message: _message, err, ...rest } = entry
  const when = typeof time === 'string' || typeof time === 'number' ? new Date(time) : now
  const mark = typeof level === 'number' ? LEVELS[level] : undefined
  const text = mark ? styleText(mark.style, `${mark.word}${said}`) : said
  const details = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const stack = stackOf(err)
  return (
    [head(name, when), text, ...(details.length > 0 ? [styleText('dim', details.join(' '))] : [])].join(' ') + stack
  )
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' })

const head = (name: string, when: Date) => styleText('dim', `${clock.format(when)} ${name.padEnd(7)}│`)

function stackOf(err: unknown): string {
  if (typeof err !== 'object' || err === null || !('stack' in err)) return ''
  return `\n${String(err.stack).replace(/^/gm, '    ')}`
}

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
