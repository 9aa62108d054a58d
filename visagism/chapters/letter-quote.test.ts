/** What stands in large letters on the letter, what of a note is quoted in it, and in which order it answers. */
import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import type { Brief } from '../reading/reading.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'

function letterOf(observations: string, who: Brief = MARINA) {
  const letter = findChapter(analyse({ ...who, form: { ...who.form, observations } }), 'carta')
  if (!letter) throw new Error('every report has a letter')
  const printed = [...letter.quotes, ...letter.sections.flatMap(({ paragraphs }) => paragraphs)].join('\n')
  const whats = letter.lists.flatMap(({ items }) => items.map(({ what }) => what))
  return { headline: letter.quotes[0] ?? '', printed, whats, letter }
}

describe('the headline is what they came to say', () => {
  test.each([
    ['Opa, beleza? Quero um corte que eu lave e vá trabalhar.', /corte que eu lave/],
    ['Boa noite, equipe linda! Não mexam nas laterais do meu cabelo.', /laterais/],
    ['Shalom, paz a todos. Uso peruca e não tiro. Abraço, Rivka', /^(?!.*(?:Shalom|Rivka|Abraço))/],
    ['Queria um óculos menos sisudo. Deus abençoe vocês! Lourdes', /óculos menos sisudo/],
    ['Gratidão, Sandrinha. Meu cabelo arma na chuva e eu não uso secador.', /arma na chuva/],
    ['oii tudo bem com vcs? queria saber se fico bem de franja', /franja/],
    ['Sou a Neuza, prazer. Tenho 66 anos. Não pinto mais o cabelo.', /Não pinto mais/],
    ['E aí galera! Namastê! Preciso de barba pra entrevista dia 12/12.', /barba/],
    ['Valeu demais, Edilson. Trabalho de capacete o dia todo, cabelo tem que caber nele.', /capacete/],
    ['Bom dia. Bom dia mesmo. Prendo o cabelo na cozinha todo dia.', /Prendo o cabelo/],
    ['Muito obrigado pela atenção, Jair. Não quero nada rente na nuca.', /rente na nuca/],
    ['Axé! Meu ori fica coberto na sexta. Que cor de turbante eu uso?', /^(?!“Axé!”)/],
  ])('of “%s”', (note, expected) => {
    expect(letterOf(note).headline).toMatch(expected)
    expect(letterOf(note).headline).not.toMatch(
      /^“(?:[^”]{0,24}[!,] ?)?(?:bom dia|boa noite|obrigad|valeu|gratid|shalom)/i,
    )
  })

  test.each([
    'Bom dia!',
    'Muito obrigada, Cidinha.',
    'oi gente boa tarde',
    'Um beijo, Valdete',
    'Deus abençoe a equipe!',
    'Tenho psoríase no couro e isso me mata de vergonha.',
    'Valeu!! abs, Téo',
    'Terminei a químio em maio.',
    'Não comentem o meu nariz.',
    'Boa tarde, tudo joia por aí?',
  ])('and “%s” is none', (note) => {
    expect(letterOf(note).headline.startsWith('“')).toBe(false)
  })
})

describe('what is not to be spoken of', () => {
  test.each([
    ['Prefiro que não comentem o buço. Quero um corte prático. Tenho buço desde menina.', /buço/i],
    ['Por favor não falem das minhas espinhas! Uso óculos.', /espinha/i],
    ['Quero óculos leves. Da verruga, nem uma palavra.', /verruga/i],
    ['A papada eu sei que tenho, não toquem nesse assunto. Que gola uso?', /papada/i],
    ['nao mencionem meu estrabismo pfv. Gosto de armaçao grande', /estrabismo/i],
    ['Gosto de cor. Não quero que falem da minha gagueira. A gagueira é coisa minha.', /gagueira/i],
    ['Sem comentário sobre minha calva, tá? Tenho barba e ela fica.', /calva/i],
    ['não pergunte da minha mancha; quero franja', /mancha/i],
    ['Meu queixo torto: não apontem isso. Corto a cada dois meses.', /queixo torto/i],
    ['Evitem falar no meu peso. Prendo o cabelo no serviço.', /peso/i],
  ])('is not quoted: “%s”', (note, word) => {
    expect(letterOf(note).printed).not.toMatch(word)
  })
})

describe('a wish', () => {
  test.each([
    'Quero suavizar a testa e o queixo.',
    'queria amenizar o queixo q é mt quadrado',
    'Gostaria de disfarçar a testa, que acho grande',
    'preciso esconder minhas orelha de abano',
    'Quero afinar o nariz no olhar dos outros',
    'Queria q a mandíbula ficasse mais delicada',
    'quero diminuir a bochecha',
    'Gostaria de alongar o pescoço',
    'Me ajuda a cobrir a testa',
    'quero um rosto mais fino e o queixo menos pontudo',
    'Desejo atenuar a testa alta',
    'Quero amenizar umas coisas, sobretudo o nariz e as orelhas.',
    'queria ficar mais suave, principalmente no queixo',
    'Quero disfarçar, mais que tudo a testa',
  ])('is never turned into its contrary: “%s”', (note) => {
    const said = JSON.stringify(letterOf(note).letter)
    expect(said).not.toMatch(/Nenhuma página pede que você (?:a|o|as|os) (?:cubra|disfarce|esconda)/)
  })
})

describe('what is answered first', () => {
  test.each([
    ['Uso óculos todo dia. Não quero franja. Nado toda manhã.', ['Os óculos', 'Sem franja', 'Piscina e mar']],
    ['Nado toda manhã. Não quero franja. Uso óculos todo dia.', ['Piscina e mar', 'Sem franja', 'Os óculos']],
    [
      'Minha papada me incomoda. Gosto do meu cabelo comprido, fica. Uso óculos.',
      ['A papada', 'O comprimento', 'Os óculos'],
    ],
  ])('is what was written first: “%s”', (note, order) => {
    const { whats } = letterOf(note)
    const places = order.map((name) => whats.findIndex((what) => what.startsWith(name)))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test.each([
    ['só quero ver óculos e sobrancelha, o cabelo tá resolvido', ['A armação', 'As sobrancelhas']],
    ['Me interessa a parte dos óculos, o resto tanto faz', ['A armação']],
    ['Foco em maquiagem e cores por favor', ['As cores']],
    ['Vim pelas cores de roupa.', ['As cores']],
    ['principalmente sobrancelha, depois gola', ['As sobrancelhas', 'A gola']],
    ['Quero mais a parte de barba', ['A barba']],
    ['comprei por causa dos brincos e colares', ['Os acessórios']],
    ['quero saber mesmo é de oculos', ['A armação']],
    ['O que mais quero é acertar a armação e as cores', ['A armação', 'As cores']],
    ['queria saber de cor, sobrancelha e oculos, nada de corte', ['As cores', 'As sobrancelhas', 'A armação']],
    ['Meu foco são as cores, depois os óculos, cabelo por último', ['As cores', 'A armação']],
  ])('is the page they came for: “%s”', (note, pages) => {
    const { letter } = letterOf(note, /barba/.test(note) ? PAULO : MARINA)
    const [told] = letter.lists
    expect(told?.items.slice(0, pages.length).map(({ what }) => what)).toEqual(pages)
  })
})
