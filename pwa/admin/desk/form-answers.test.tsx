import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { CustomerDetails } from '#contract/admin/users.ts'
import { answersOn, answerWords, FIELD_KEYS, FORM_FIELDS, type FormField } from '#contract/form-fields.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { CustomerDialog } from '#pwa/admin/people/customer-dialog.tsx'
import { DeskAnswers } from './desk-answers.tsx'
import { DeskAsked } from './desk-asked.tsx'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'

const { form: FORM } = deskOrder()
const form = { ...FORM, ...SAMPLE_ANSWERS }

const show = (children: ReactNode, address = '/admin') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        {children}
      </MemoryRouter>
    </QueryClientProvider>,
  )
const facts = () => [...document.querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextSibling?.textContent])
const factsOn = (place: 'desk' | 'customer') =>
  answersOn(place, form).map(({ name, words }) => [name, words.join(', ')])

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lists at the desk every answer that is shown there, and a dash where nothing was said', () => {
  show(<DeskAnswers order={deskOrder({ form })} />)
  expect(facts()).toEqual(factsOn('desk'))
  cleanup()
  show(<DeskAnswers order={deskOrder()} />)
  expect(facts()).toContainEqual(['Cabelo', '—'])
})

it('sums up what the person asks in sentences that hold every answer with words for them', () => {
  show(<DeskAsked order={deskOrder({ form })} isOpen={false} onToggle={() => undefined} />)
  const said = document.querySelector('.desk-asked-words')?.textContent?.toLowerCase()
  const clauses = FIELD_KEYS.map((key) => {
    const { clause }: FormField = FORM_FIELDS[key]
    return clause?.words(list(answerWords(form[key])).toLowerCase()) ?? ''
  })
  expect(clauses.filter((clause) => !said?.includes(clause))).toEqual([])
  expect(clauses).toContain('estilo clássico')
  cleanup()
  const colorPreferences = ['green', 'brown', 'pink']
  show(
    <DeskAsked
      isOpen={false}
      onToggle={() => undefined}
      order={deskOrder({ form: { ...FORM, hairLength: 'Longo', beardPreference: 'Não se aplica', colorPreferences } })}
    />,
  )
  expect(
    screen.getByText(/^Melhoria sutil, estilo clássico\. Cabelo longo.*\. Gosta de verde, marrom e rosa\.$/),
  ).not.toBeNull()
})

it("lists in a customer's details every answer that is shown there", async () => {
  const { id, userId, createdAt } = FORM
  const details: CustomerDetails = {
    user: {
      id: userId,
      role: 'customer',
      staffRole: null,
      email: 'helena@example.com',
      fullName: 'Helena Duarte',
      typedName: 'Helena Duarte',
      phone: null,
      whatsapp: null,
      createdAt,
      version: '1',
      lastSeenAt: null,
      ordersCount: 1,
    },
    orders: [],
    emailLogs: [],
    emailLogsTotal: 0,
    customerForms: [{ ...form, id, preferredStyle: form.style, specialNotes: form.observations }],
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(details)))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  show(<CustomerDialog />, `/admin?person=${userId}`)
  await screen.findByText(/^Formulário de/)
  expect(facts()).toEqual(expect.arrayContaining(factsOn('customer')))
})
