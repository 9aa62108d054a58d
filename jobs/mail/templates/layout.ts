import { BRAND } from '#contract/brand.ts'

/** Tables and inline styles work in every mail client. Georgia replaces Fraunces where fonts are not loaded. */
const INK = '#231A17'
const INK2 = '#54443B'
const INK3 = '#6E5B50'
const PAPER = '#FCF8F3'
const SAND = '#F3E7DA'
const LINE = '#E5D5C5'
const EDGE = '#9A806D'
const TERRACOTTA = '#A9431E'
const WINE = '#5B1F2E'
const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Fraunces,Georgia,'Times New Roman',serif"

/** All user text in HTML must pass through here. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c)

export const heading = (text: string) =>
  `<h1 style="margin:0 0 16px;font:400 36px/42px ${SERIF};letter-spacing:-.02em;color:${INK}">${escapeHtml(text)}</h1>`

export const subheading = (text: string) =>
  `<h2 style="margin:40px 0 12px;font:400 23px/30px ${SERIF};letter-spacing:-.01em;color:${INK}">${escapeHtml(text)}</h2>`

export const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:400 17px/27px ${SANS};color:${INK2}">${escapeHtml(text)}</p>`

export const smallPrint = (text: string) =>
  `<p style="margin:12px 0 0;font:400 14px/21px ${SANS};color:${INK3}">${escapeHtml(text)}</p>`

export const button = (label: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 0"><tr><td style="border-radius:999px;background:${TERRACOTTA}">
<a href="${escapeHtml(href)}" style="display:inline-block;padding:16px 28px;font:600 17px/24px ${SANS};color:${PAPER};text-decoration:none;border-radius:999px">${escapeHtml(label)}</a></td></tr></table>`

export const carriedPicture = (name: string, alt: string, width: number, height: number) =>
  `<img src="cid:${name}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:0 0 28px;border:0">`

/** Table cells, because mail clients drop SVG. */
export const tape = () => {
  const cells = Array.from({ length: 36 }, (_, i) => {
    const height = i % 5 === 0 ? 15 : 7
    return `<td style="vertical-align:top;padding:0;width:2.7%"><div style="width:1px;height:${height}px;background:${EDGE};font-size:0">&nbsp;</div></td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:36px 0 0;border-top:1px solid ${EDGE};border-collapse:collapse"><tr>${cells.join('')}</tr></table>`
}

/** Its own row: on a small phone, text beside it would be too narrow. */
export const codeFigure = (code: string, note: string) =>
  `${tape()}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:14px 0 24px"><tr>
<td style="font:400 50px/58px ${SERIF};letter-spacing:-.01em;color:${INK};white-space:nowrap">${code.slice(0, 3)}&thinsp;${code.slice(3)}</td></tr><tr>
<td style="padding-top:6px;font:400 15px/23px ${SANS};color:${INK2}">${escapeHtml(note)}</td></tr></table>`

export const steps = (items: readonly { readonly what: string; readonly how: string }[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${LINE}">${items
    .map(
      (
        { what, how },
        i,
      ) => `<tr><td style="width:40px;border-top:1px solid ${LINE};padding:14px 0;font:italic 400 24px/28px ${SERIF};color:${WINE};vertical-align:top">${i + 1}</td>
<td style="border-top:1px solid ${LINE};padding:14px 0"><div style="font:600 16px/24px ${SANS};color:${INK}">${escapeHtml(what)}</div><div style="font:400 16px/24px ${SANS};color:${INK2}">${escapeHtml(how)}</div></td></tr>`,
    )
    .join('')}</table>`

export interface MailPage {
  readonly subject: string
  /** Shown by the inbox after the subject. */
  readonly preheader: string
  readonly body: readonly string[]
  readonly reason: string
  /** Unsubscribe link; marketing always has one. */
  readonly leave?: string
}

const MARK = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="font:400 24px/32px ${SERIF};letter-spacing:-.015em;color:${INK}">${BRAND.name}</td></tr></table>`

const leaveLink = (href: string) =>
  `<br><a href="${escapeHtml(href)}" style="color:${INK2}">Não quero mais receber estes e-mails</a>`

export function mailHtml({ subject, preheader, body, reason, leave }: MailPage): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:28px 32px 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td>${MARK}</td>
<td align="right" style="font:400 14px/20px ${SANS};color:${INK3}">Visagismo online</td></tr></table></td></tr>
<tr><td style="height:6px;background:${WINE};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:40px 32px 48px">${body.join('\n')}</td></tr>
<tr><td style="background:${SAND};padding:28px 32px;font:400 14px/22px ${SANS};color:${INK2}">${escapeHtml(reason)}${leave ? leaveLink(leave) : ''}</td></tr>
</table></td></tr></table></body></html>`
}
