import { Problem } from '#contract/problem.ts'
import { ContactForm, siteApi } from '#contract/site.ts'
import { call } from '#pwa/platform/api.ts'

export interface Delivery {
  readonly isSent: boolean
  readonly fields: Readonly<Record<string, string>>
  /** The error, where no field is to blame. */
  readonly text: string | null
}

/** Validates by the server's rules. */
export async function deliverContact(form: FormData): Promise<Delivery> {
  const read = ContactForm.safeParse(Object.fromEntries(form))
  if (!read.success) {
    const fields: Record<string, string> = {}
    for (const { path, message } of read.error.issues) fields[String(path[0])] ??= message
    return { isSent: false, fields, text: null }
  }
  try {
    await call(siteApi.contact, { body: read.data })
    return { isSent: true, fields: {}, text: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const isOfFields = Object.keys(error.fields).length > 0
    return { isSent: false, fields: error.fields, text: isOfFields ? null : error.text }
  }
}
