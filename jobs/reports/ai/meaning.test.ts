import { describe, expect, it } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { chapter } from '#visagism/chapters/chapter.ts'
import type { Gender } from '#visagism/knowledge/form.ts'
import { MARINA, PAULO, RUI } from '#visagism/testing/test-people.ts'
import { faultOf } from './accept.ts'

const OWN = {
  lead: 'Médio em camadas para um rosto em coração, com pontas em terracota suave.',
  first: 'Evite franja reta: ela põe uma prateleira na testa. Prefira mechas soltas ao lado do rosto.',
  second: 'Use o volume na altura do queixo, em duas camadas, e não prenda o cabelo no alto.',
}
const hair = chapter({
  id: 'cabelo',
  title: 'Três caminhos',
  lead: OWN.lead,
  sections: [{ heading: 'O que o contorno pede', paragraphs: [OWN.first, OWN.second] }],
})
const told = ({ lead = OWN.lead, first = OWN.first, second = OWN.second } = {}) => ({
  id: 'cabelo',
  lead,
  sections: [{ heading: 'O que o contorno pede', paragraphs: [first, second] }],
})
const faultFor = (change: Partial<typeof OWN>, gender: Gender = 'Feminino') => faultOf(hair, told(change), gender)

describe('a retelling', () => {
  it('may say the same otherwise', () => {
    const free = {
      lead: 'Num rosto em coração como o seu, médio em camadas, com as pontas em terracota suave.',
      first: 'Na testa, evite franja reta, que vira prateleira. Ao lado do rosto, prefira mechas bem soltas.',
      second: 'Use o volume na altura do queixo, sempre em duas camadas; e não prenda o cabelo no alto.',
    }
    expect(faultFor(free)).toBeNull()
  })

  it.each([
    ['loses the cut', { lead: 'Um corte para um rosto em coração, com pontas em terracota suave.' }, /corte que sumiu/],
    ['names another cut', { second: `${OWN.second} O pixie também serve.` }, /corte que ninguém indicou: pixie/],
    ['changes the shape', { lead: OWN.lead.replace('em coração', 'redondo') }, /formato/],
    ['adds a shape', { second: `${OWN.second} Há nele algo de quadrada.` }, /formato que ninguém/],
    ['loses a colour', { lead: OWN.lead.replace(', com pontas em terracota suave', '') }, /cor que sumiu/],
    ['adds a colour', { second: `${OWN.second} Um vestido azul completa.` }, /cor que ninguém/],
    [
      'turns what to avoid into what to do',
      { first: OWN.first.replace('Evite franja reta', 'Use franja reta') },
      /franja|evite/,
    ],
    ['turns what to do into what to avoid', { first: OWN.first.replace('Prefira mechas', 'Evite mechas') }, /mecha/],
    [
      'drops the warning',
      { first: 'A franja reta põe uma prateleira na testa. Prefira mechas soltas ao lado do rosto.' },
      /evite/,
    ],
    ['drops a “não”', { second: OWN.second.replace('e não prenda', 'e prenda') }, /negação|sumiu/],
    [
      'writes another number in words',
      { second: OWN.second.replace('duas camadas', 'quatro camadas') },
      /por extenso: quatro/,
    ],
    ['writes how often in a word', { second: `${OWN.second} Uma visita quinzenal basta.` }, /por extenso: quinzenal/],
    ['writes a share in a word', { second: `${OWN.second} Meia hora de manhã basta.` }, /por extenso: meia/],
    [
      'writes a number in digits of another width',
      { second: `${OWN.second} Volte em １２ semanas.` },
      /sinal estranho/,
    ],
    ['writes a fraction as one sign', { second: `${OWN.second} Corte ½ palmo.` }, /sinal estranho: U\+00BD/],
    ['hides a number behind what is not seen', { second: `${OWN.second} Volte em qua\u00ADtro semanas.` }, /U\+00AD/],
    ['hides another cut behind what is not seen', { second: `${OWN.second} O pi\u200Bxie serve.` }, /U\+200B/],
    ['writes another cut in letters of another script', { second: `${OWN.second} O рixie serve.` }, /U\+0440/],
    ['turns the reading round', { second: `${OWN.second} \u202Esenoiçurtsni` }, /U\+202E/],
    ['sees what nobody told', { second: `${OWN.second} As suas sardas agradecem.` }, /sardas?/],
    ['speaks of the body', { second: `${OWN.second} Ele afina a cintura.` }, /cintura/],
  ])('that %s is refused', (_, change, reason) => {
    expect(faultFor(change)).toMatch(reason)
  })

  it.each<[Gender, string, boolean]>([
    ['Não-binário', 'Com ele você fica mais segura.', false],
    ['Não-binário', 'Com ele você fica mais seguro.', false],
    ['Não-binário', 'Com ele você fica mais à vontade.', true],
    ['Não-binário', 'Uma mulher assim não passa em branco.', false],
    ['Masculino', 'Com ele você fica mais segura.', false],
    ['Masculino', 'Com ele você fica mais seguro.', true],
    ['Feminino', 'Com ele você fica mais segura.', true],
    ['Feminino', 'Um homem assim decide.', false],
  ])('to a person %s: “%s”', (gender, sentence, stands) => {
    expect(faultFor({ second: `${OWN.second} ${sentence}` }, gender) === null).toBe(stands)
  })

  it('in the engine’s own words is never refused', () => {
    for (const brief of [MARINA, PAULO, RUI]) {
      const { chapters, person } = analyse(brief)
      for (const own of chapters.filter(({ id }) =>
        ['carta', 'forma', 'intencao', 'temperamento', 'cabelo'].includes(id),
      )) {
        const sections = own.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] }))
        expect([own.id, faultOf(own, { id: own.id, lead: own.lead, sections }, person.gender)]).toEqual([own.id, null])
      }
    }
  })
})
