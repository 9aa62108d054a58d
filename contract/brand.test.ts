import { expect, it } from 'vitest'
import { brandGaps, companyLine } from './brand.ts'

const company = { name: 'Rosto Ideal Visagismo Ltda.', cnpj: '12.345.678/0001-90', address: 'Rua do Exemplo, 1' }
const whatsapp = '5511912345678'

it('says who sells only when all of it is known', () => {
  expect(companyLine({ company, whatsapp })).toBe(
    'Rosto Ideal Visagismo Ltda. · CNPJ 12.345.678/0001-90 · Rua do Exemplo, 1',
  )
  for (const part of ['name', 'cnpj', 'address'])
    expect(companyLine({ company: { ...company, [part]: '' }, whatsapp })).toBeNull()
})

it('names each thing that production lacks, and nothing once they are filled', () => {
  expect(brandGaps({ company, whatsapp })).toEqual([])
  expect(brandGaps({ company: { ...company, cnpj: '12345678000190' }, whatsapp })).toEqual([
    expect.stringContaining('company.cnpj'),
  ])
  expect(brandGaps()).toHaveLength(4)
})
