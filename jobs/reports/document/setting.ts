/** The only way to set text: makes it printable, breaks lines, caches. */
import { breakLines, type BreakOptions, type Line } from './break-lines.ts'
import type { Metrics } from './metrics.ts'
import { printable } from './printable.ts'
import type { Style } from './type-styles.ts'

export type Setting = {
  readonly lines: (text: string, style: Style, width: number, options?: BreakOptions) => readonly Line[]
  /** Bold label, then text. */
  readonly labelled: (
    label: string,
    labelStyle: Style,
    text: string,
    style: Style,
    width: number,
    options?: { readonly hyphens?: boolean },
  ) => readonly Line[]
  readonly labelledAll: (
    parts: readonly { readonly label: string; readonly text: string }[],
    labelStyle: Style,
    style: Style,
    width: number,
  ) => readonly Line[]
  readonly width: (text: string, style: Style) => number
}

export function settingWith(metrics: Metrics): Setting {
  // Styles are few and compared by identity.
  const broken = new Map<Style, Map<string, readonly Line[]>>()
  const remember = (style: Style, key: string, make: () => readonly Line[]) => {
    let ofStyle = broken.get(style)
    if (!ofStyle) broken.set(style, (ofStyle = new Map<string, readonly Line[]>()))
    const known = ofStyle.get(key)
    if (known) return known
    const made = make()
    ofStyle.set(key, made)
    return made
  }
  const runsOf = (
    parts: Parameters<Setting['labelledAll']>[0],
    labelStyle: Style,
    style: Style,
    width: number,
    options?: { readonly hyphens?: boolean },
  ) => {
    const runs = parts.flatMap(({ label, text }) => [
      { text: printable(label), style: labelStyle },
      { text: printable(text), style },
    ])
    return breakLines(runs, style, width, metrics, options)
  }
  return {
    lines: (text, style, width, options = {}) =>
      remember(
        style,
        `${width}|${options.indent ?? 0}|${options.hyphens ?? true}|${options.balanced ?? false}|${text}`,
        () => breakLines(printable(text), style, width, metrics, options),
      ),
    labelled: (label, labelStyle, text, style, width, options) =>
      runsOf([{ label, text }], labelStyle, style, width, options),
    labelledAll: (parts, labelStyle, style, width) => runsOf(parts, labelStyle, style, width),
    width: (text, style) => metrics.width(printable(text), style),
  }
}

/** The largest of `styles` that fits `most` lines; else the last, with an ellipsis. */
export function fitLines(
  setting: Setting,
  text: string,
  styles: readonly [Style, ...Style[]],
  width: number,
  most: number,
): { readonly lines: readonly Line[]; readonly style: Style } {
  const [first] = styles
  let last = { lines: [] as readonly Line[], style: first as Style }
  for (const style of styles) {
    last = { style, lines: setting.lines(text, style, width, { balanced: true }) }
    if (last.lines.length <= most) return last
  }
  let short = text
  while (short.length > 4 && last.lines.length > most) {
    short = `${short
      .slice(0, Math.floor(short.length * 0.9))
      .trimEnd()
      .replace(/…$/, '')}…`
    last = { style: last.style, lines: setting.lines(short, last.style, width, { balanced: true }) }
  }
  return last
}
