/** What stays, what is owed to work and what it may cost, as people put it; and what must not be taken for that. */
import { expect, test } from 'vitest'
import { hearNote } from './hear.ts'

const TODAY = '2026-11-27'
const hear = (note: string): string[] =>
  hearNote(note, TODAY).facts.map(({ key, value }) => (value === undefined ? key : `${key}: ${value}`))

test.each<readonly [note: string, never: string]>([
  // What is refused is not what was named before.
  ['Tenho barba cheia, e também não curto elu.', 'no-beard'],
  ['Tenho barba cheia. Não escreve ela, e também não curto elu.', 'no-beard'],
  ['Tenho barba, não gosto de senhor.', 'no-beard'],
  ['Uso franja, e também não curto ela.', 'no-fringe'],
  ['Não uso barba e uso franja, e as duas coisas ficam.', 'beard-stays'],
  // The curl is not the measure, nor the beard the hair.
  ['Meu crespo tem 3 cm e vai continuar assim.', 'texture-stays'],
  ['A barba tem 3 cm e vai continuar assim.', 'short-stays'],
  ['Meu cabelo tem 3 cm e não vai continuar assim.', 'short-stays'],
  ['Meu cabelo tem 40 cm e vai continuar assim.', 'short-stays'],
  ['Tenho barba rala, não quero deixar crescer.', 'short-stays'],
  ['Minha barba é curta. Não quero deixar crescer.', 'short-stays'],
  ['Não quero deixar crescer a barba.', 'short-stays'],
  ['Não quero deixar a franja crescer.', 'short-stays'],
  ['Não quero deixar crescer demais.', 'short-stays'],
  ['Meu cabelo é comprido e não quero deixar crescer.', 'short-stays'],
  ['Minha mãe não quer deixar crescer.', 'short-stays'],
  ['Ninguém me convence a não cortar.', 'no-cut'],
  ['Quero mudança radical, nada que eu me arrependa depois.', 'trim-only'],
  ['Me ajudem a escolher, para eu não me arrepender depois.', 'trim-only'],
  ['Espero que eu não me arrependa.', 'trim-only'],
  ['Quero um corte sem nada que eu me arrependa.', 'trim-only'],
  ['Quero cortar curto. Nada que eu me arrependa.', 'trim-only'],
  ['Não escreva nada que eu me arrependa de ler.', 'trim-only'],
  ['Quero cortar chegando no ombro.', 'wants-length'],
  ['Não quero o cabelo chegando no ombro.', 'wants-length'],
  ['Quero brinco chegando no ombro.', 'wants-length'],
  // Thin on the face is not thin on the scalp.
  ['Meu bigode é ralo.', 'thinning'],
  ['o bigode é ralo', 'thinning'],
  ['A barba falha dos dois lados da bochecha e o bigode é ralo.', 'thinning'],
  ['Tenho o bigode muito ralo.', 'thinning'],
  ['as sobrancelhas são ralas', 'thinning'],
  ['Meu cabelo é ralo.', 'beard-has-gaps'],
  // No rule of work.
  ['Não é regulamento, mas prefiro sem barba.', 'work-rule'],
  ['Trabalho com serviço social.', 'work-rule'],
  ['Meu marido em serviço tem que raspar.', 'work-rule'],
  ['No serviço é tranquilo.', 'work-rule'],
  ['No serviço o cabelo fica oleoso.', 'work-rule'],
  ['No serviço tenho que atender telefone.', 'work-rule'],
  ['Trabalho em serviço, e uso coque.', 'work-rule'],
  // No small sum, or no limit.
  ['Posso gastar até 800 reais por corte.', 'little-money: 800 reais'],
  ['Pago 30 reais por corte.', 'little-money: 30 reais'],
  ['Até hoje paguei 30 reais por corte.', 'little-money: 30 reais'],
  ['Minha mãe só gasta 30 reais por corte.', 'little-money: 30 reais'],
])('“%s” is no %s', (note, never) => {
  expect(hear(note)).not.toContain(never)
})

test.each<readonly [note: string, facts: readonly string[]]>([
  ['Tenho barba cheia e uso batom vinho, e as duas coisas ficam.', ['beard-stays']],
  ['Uso barba e franja. As duas ficam.', ['beard-stays', 'fringe-stays']],
  ['Meu crespo tem 3 cm e vai continuar assim.', ['top-at-most: 3 cm', 'short-stays']],
  ['Meu cabelo tem 2 centímetros e fica desse jeito.', ['top-at-most: 2 centímetros', 'short-stays']],
  ['O meu cabelo tem 3,5 cm e vou manter assim.', ['top-at-most: 3,5 cm', 'short-stays']],
  ['Meu cabelo tem 40 cm e vai continuar assim.', ['length-stays']],
  ['Meu crespo é natural e vai continuar assim.', ['texture-stays']],
  ['Ninguém me convence a deixar crescer.', ['short-stays']],
  ['Não quero deixar crescer.', ['short-stays']],
  ['Não quero deixar o cabelo crescer.', ['short-stays']],
  ['Não pretendo fazer nenhuma mudança que eu me arrependa na foto.', ['trim-only']],
  ['Nada que eu me arrependa depois.', ['trim-only']],
  ['Não quero mudança nenhuma.', ['trim-only']],
  ['Quero meu cabelo chegando no ombro.', ['wants-length']],
  ['Queria que o cabelo chegasse, quero chegando até o ombro.', ['wants-length']],
  ['Ninguém me convence a pintar.', ['no-dye']],
  ['Meu bigode é ralo.', ['beard-has-gaps']],
  ['Barba rala, e o cabelo também está ralo.', ['beard-has-gaps', 'thinning']],
  ['Em serviço é coque baixo, boina e nada de cor fantasia, é regulamento.', ['work-rule']],
  ['Em serviço tem que prender o cabelo.', ['work-rule']],
  ['Sem barba, norma da corporação.', ['work-rule']],
  ['Nada de cor fantasia, é regulamento.', ['work-rule']],
  ['No serviço o cabelo tem que ficar preso.', ['work-rule']],
  ['Tenho 30 conto por corte e não gasto mais que isso.', ['little-money: 30 reais']],
  ['30 reais por corte, não gasto mais.', ['little-money: 30 reais']],
  ['Só posso gastar 30 reais no corte.', ['little-money: 30 reais']],
  ['Não posso gastar mais de 50 reais por corte.', ['little-money: 50 reais']],
])('“%s” is heard', (note, facts) => {
  expect(hear(note)).toEqual(expect.arrayContaining([...facts]))
})

test('what was heard of two clauses is not shown as unheard', () => {
  const unheard = [
    'Meu crespo tem 3 cm e vai continuar assim.',
    'Tenho barba cheia e uso batom vinho, e as duas coisas ficam.',
    'Tenho 30 conto por corte e não gasto mais que isso.',
    'Em serviço é coque baixo, é regulamento.',
  ].flatMap((note) => hearNote(note, TODAY).unheard)
  expect(unheard).toEqual([])
})
