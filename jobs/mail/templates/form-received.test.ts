import { expect, it } from 'vitest'
import { formReceivedMail } from './form-received.ts'

it('promises somebody who looks only where somebody does', () => {
  const given = { name: 'Ana', dueAt: '2026-11-24T18:00:00.000Z', dashboard: 'http://localhost/dashboard' }
  const required = formReceivedMail({ ...given, review: 'required' })
  const auto = formReceivedMail({ ...given, review: 'auto' })
  for (const part of [required.html, required.text]) expect(part).toContain('Uma visagista da nossa equipe vai olhar')
  for (const part of [auto.html, auto.text]) expect(part).not.toMatch(/visagista|análise do seu rosto já começou/)
})
