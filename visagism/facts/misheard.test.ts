import { expect, test } from 'vitest'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { hearNote } from './hear.ts'

const AT = '2026-11-27'
const heard = (note: string): string[] =>
  hearNote(note, AT).facts.map(({ key, value, phase }) =>
    [key, ...(value ? [value] : []), ...(phase ? [phase] : [])].join(' '),
  )

/** All that is heard, and nothing else: each way that a sentence turns its words round. */
test.each<readonly [note: string, ...facts: string[]]>([
  // What goes on.
  ['Faço progressiva de 4 em 4 meses e não quero parar.', 'straightened'],
  ['Uso progressiva e não pretendo largar.', 'straightened'],
  ['Uso franja e não quero parar.', 'fringe-stays'],
  ['Nado todo dia e não vou parar tão cedo.', 'swims'],
  ['Parei com a tinta e não quero voltar.', 'no-dye'],
  // What a cut comes to.
  ['sem ficar muito curto', 'no-short'],
  ['Não deixa muito curto.', 'no-short'],
  ['Não quero ficar com o cabelo curto.', 'no-short'],
  ['Quero cortar bem curto.', 'wants-short'],
  ['Não quero ficar com chanel.'],
  ['Não quero deixar a cabeça raspada.'],
  ['Não vejo problema em cortar curto.'],
  ['Não quero corte de menino.'],
  ['Quero cortar curto, nuca de fora.', 'wants-short'],
  ['Curto, nuca de fora.'],
  // Said by others.
  ['Tenho uma mecha branca, já me mandaram pintar mil vezes, gosto dela.', 'greys'],
  ['Me mandaram tirar a barba, gosto dela.', 'beard-stays'],
  // A moustache.
  ['Sem barba, uso bigode.', 'no-beard', 'moustache-stays'],
  ['Não uso barba, só bigode.', 'no-beard', 'moustache-stays'],
  ['Só o bigode, barba não gosto.', 'moustache-stays', 'no-beard'],
  ['nao posso barba só bigode', 'no-beard', 'moustache-stays'],
  ['Tenho bigode e quero tirar o bigode.', 'no-moustache'],
  ['Nunca consigo manter a barba.'],
  // Hair of others.
  ['Aplique puxa.'],
  ['Lace eu não uso, esquenta demais.'],
  ['Uso peruca só em festa.'],
  ['Trabalho com peruca.'],
  ['Parece que uso peruca de tão liso.'],
  ['Uso lace.', 'hairpiece'],
  // Wax.
  ['Não posso sol nem pinça nem cera.'],
  ['Nem pinça, nem cera, só linha.'],
  ['Nem gel nem cera no cabelo.', 'no-products'],
  // Tied.
  ['De rabo de cavalo aparece tudo.'],
  ['Preso fica tudo à mostra.'],
  ['Prefiro cabelo solto do que preso.'],
  ['Uso o cabelo preso só para treinar.'],
  ['Uso rabo de cavalo todo dia.', 'wears-it-tied'],
  // Growth.
  ['Eu arranco cabelo quando fico nervosa.'],
  ['Meu cabelo está caindo.', 'hair-loss'],
  ['Deixei o cabelo crescer na pandemia.'],
  ['Quero deixar a barba crescer.', 'beard-stays'],
  ['Cortei franja e odiei, quero que cresça.', 'growing-out', 'leaves-fringe'],
  // Ears, brows, mouth.
  ['Os pelos da orelha incomodam.'],
  ['Minhas orelhas me incomodam.', 'ears-bother'],
  ['A sobrancelha cresceu demais.'],
  ['Minhas sobrancelhas me incomodam.', 'brows-bother'],
  ['Não fique falando da minha boca.', 'unsaid boca'],
  ['Não quero que comentem meu nariz.', 'unsaid nariz'],
  ['Meu nariz me incomoda.', 'nose-bothers'],
  // A kind of fringe.
  ['Franja reta eu já tive e odiei.'],
  ['Não quero franja cortina, prefiro lateral.'],
  ['Sem aquele franjão dos anos 80.'],
  ['Já tive franja e odiei.', 'no-fringe'],
  ['Quero franja pra esconder a testa.', 'wants-fringe'],
  ['Uso franja pra esconder a testa.'],
  // One of two.
  ['Em vez de curto prefiro médio.'],
  ['Gosto mais de curto do que de comprido.'],
  ['Nem loiro nem ruivo, castanho.', 'colour-refused loiro', 'colour-refused ruivo'],
  ['Não quero tinta, só luzes.'],
  ['Não quero luzes grossas.'],
  // When, and not how they live.
  ['Fico de capuz no calor por vergonha.'],
  ['Trabalho no calor o dia inteiro.', 'hot-place'],
  ['Uso boné só na praia.'],
  ['O boné é outra briga.'],
  ['Uso óculos só pra ler.'],
  ['Qualquer dia desses raspo tudo kkk'],
  // Tired of it.
  ['Tenho que pintar todo mês e tô cansada.'],
  ['Tô com cara de cansada.', 'looks-tired'],
  // Either, if, and on some days.
  ['Tanto faz barba ou sem barba.'],
  ['Com ou sem franja, tanto faz.'],
  ['Pode pintar se combinar.'],
  ['Queria poder parar de pintar.'],
  ['Não é sempre que uso maquiagem.'],
  ['Não sou de usar maquiagem, mas pro casamento quero.'],
  ['Não é porque tenho 60 anos que quero curto.'],
  ['Até março: sem tinta, sem brinco. Não uso franja.', 'no-dye until', 'no-earrings until', 'no-fringe'],
  // Taken back.
  ['Até gosto de franja, mas em mim não fica boa.'],
  ['Amo cabelo curto mas não tenho coragem.'],
  ['Preciso de óculos mas não uso.'],
  ['Depois de cortar curto me senti outra.'],
  ['Antes eu tinha cabelo alisado até o ombro.'],
  ['Fiquei ruiva e enjoei.'],
  // The one may go, the other not.
  ['A barba pode ir, o bigode não.', 'moustache-stays'],
  ['O bigode pode sair, a barba não.', 'beard-stays'],
  ['Corta o que quiser, menos a franja.', 'fringe-stays'],
  ['Nada me tira o bigode.', 'moustache-stays'],
  // Elsewhere.
  ['Passo máquina zero na barba.'],
  ['Passo máquina zero na cabeça.', 'shaved-stays'],
  ['Tenho brancos só na barba.'],
  ['Minha barba falha na bochecha, mas no bigode fecha bem.', 'beard-has-gaps'],
  ['Uso óculos de sol sempre.'],
  ['Não quero sair nas fotos de boné.'],
  ['Quero parecer mais nova sem botox.', 'impression-wanted mais nova', 'no-procedure botox'],
  ['Quem corta meu cabelo é minha esposa com máquina, em casa.', 'cut-at-home a sua esposa'],
  // Left, and nothing made of it.
  ['Quero sair do chanel.'],
  ['Quero cortar um chanel.', 'wants-cut chanel'],
  ['Quero tirar esse curto e deixar crescer.', 'growing-out'],
  ['Cansei de só cortar as pontas.'],
  ['Larguei a chapinha mas voltei.'],
  ['Saí da igreja e quero cortar curto.', 'wants-short'],
  ['Meu casamento acabou.'],
  ['Meu casamento é em maio.', 'wedding'],
  ['Meu bebê já tem 15 anos.'],
  ['Pago academia e não vou kkk'],
  ['Gosto curto atrás e comprido na frente.', 'short-stays'],
  ['Detesto fazer a barba todo dia.'],
  ['Não sei se corto ou deixo crescer.'],
  ['De vez em quando uso boné.'],
  ['Apesar do frizz gosto dele.'],
  ['Sem corte há dois anos.'],
  ['Tenho cabelo de bebê.'],
  ['Tirei a barba e gostei.'],
  ['Tirei a franja e gostei.'],
  ['Deixei a franja e gostei.', 'wants-fringe'],
  ['Não precisa tirar a barba.'],
  ['Não precisa maquiagem.'],
  ['Quero menos franja.'],
  ['Acho que fico bem de franja.', 'wants-fringe'],
  // Of somebody’s wish, and of a saying.
  ['A barba eu tiro se vocês acharem melhor.'],
  ['Queria cachos mas é liso.'],
  ['Quero meus cachos naturais.', 'texture-stays'],
  ['Meu cabelo vale ouro kkk'],
  ['Deixa a orelha coberta.'],
  ['Não uso dourado, me deixa amarela.'],
  ['Batom não dura em mim.'],
  ['Vendo maquiagem.'],
  // Of something else.
  ['Quero a maquiagem leve mas quero ir eu.', 'makeup'],
  // On a motorbike nobody goes without one.
  ['Ando de moto todo dia.', 'helmet'],
  ['Sou motoboy.', 'helmet'],
  ['Meu irmão é motoboy.'],
  ['Já fui motoboy.'],
  ['Ando de bicicleta.'],
  ['Meu cabelo parece capacete.'],
  // Not yet, not always, not that one.
  ['Vou começar a usar óculos agora.'],
  ['Uso lente na rua e óculos em casa.'],
  ['Não quero raspar na zero.'],
  ['Não passa máquina.', 'no-clippers'],
  ['Não sei se sou fria ou quente.'],
  ['Moro num lugar muito quente.', 'hot-place'],
  ['Não quero mais química nenhuma no cabelo.', 'no-straightening', 'no-bleach', 'no-dye'],
  ['No dia da posse do meu chefe.'],
  ['A ponta lisa me irrita.'],
  ['Sem parecer fantasiada de advogada.'],
  ['Sou advogada.', 'formal-work'],
])('“%s”', (note, ...facts) => {
  expect(heard(note)).toEqual(facts)
})

test.each([
  ['O cartão é pra ela seguir: minha esposa corta meu cabelo em casa com a máquina.', 'cut-at-home a sua esposa'],
  ['Faz um passo a passo pra ele ler. Uso óculos.', 'glasses'],
])('“%s” is of its author', (note, fact) => {
  expect(heard(note)).toContain(fact)
})

test.each(['O guia é para ela. Usa óculos e uso capacete.', 'Comprei para ela. Uso óculos.'])(
  '“%s” is of somebody else',
  (note) => {
    expect(heard(note)).toEqual([])
  },
)

test('what is asked of us is a question', () => {
  expect(hearNote('Me diz também uma cor de batom que dure.', AT).questions).toEqual([
    'Me diz também uma cor de batom que dure',
  ])
})

test('a wish that somebody else has for their day is shown as theirs', () => {
  const { facts, quotes } = hearNote('A noiva quer que eu deixe crescer tudo pro casamento em abril.', AT)
  expect(facts.map(({ key }) => key)).toEqual(['wedding'])
  expect(quotes.map(({ words }) => words)).toEqual(['A noiva quer que eu deixe crescer tudo pro casamento em abril'])
})

test('no wish is said by refusing', () => {
  const { facts } = hearNote('Quero cortar curto, tirar comprimento e pintar de ruivo.', AT)
  expect(facts.filter(({ key, force }) => key.startsWith('wants-') && force === 'refuses')).toEqual([])
})

test.each([
  ['Como não queimar a careca no sol?', []],
  ['Sem boné o sol queima minha cabeça.', []],
  ['Tinta queima meu couro.', ['alergia']],
  ['Descolorante arde e depois tomo sol.', ['alergia']],
  ['Chapinha queimou minha orelha.', []],
  ['Sem aplique.', []],
  ['Lace eu não uso.', []],
  ['Uso lace.', ['queda de cabelo']],
])('“%s” is of %j', (note, concerns) => {
  expect(
    sensitiveWords(note)
      .map(({ concern }) => concern)
      .filter((concern) => concern === 'alergia' || (concern === 'queda de cabelo' && !note.includes('careca'))),
  ).toEqual(concerns)
})
