import { describe, expect, test } from 'vitest'
import { broughtUpIn } from './earned.ts'
import { ANSWERS } from './vocabulary.ts'

const topicsIn = (note: string): string[] => {
  const isBroughtUp = broughtUpIn(note)
  return ANSWERS.flatMap((answer) => ('heard' in answer && isBroughtUp(answer) ? [answer.what] : []))
}

/** The words of an answer stand in it, and something else is said. */
const NOT_EARNED: Readonly<Record<string, readonly (readonly [note: string, ...not: string[]])[]>> = {
  'named beside what is said': [
    ['quero tirar a franja que cortei na noite do divórcio', 'O recomeço'],
    ['Esse corte é da época do divórcio.', 'O recomeço'],
    ['tenho uma falha na sobrancelha esquerda de um acidente de bike', 'A bicicleta'],
    ['a cicatriz no queixo é de um tombo de bicicleta', 'A bicicleta'],
    ['quebrei o dente numa queda de bicicleta', 'A bicicleta'],
    ['meu cabelo tem cheiro de piscina', 'O cheiro que fica no fio'],
    ['a marca na testa é de um jogo de futebol', 'A bola'],
    ['minha barba parece de capoeira', 'A capoeira'],
    ['tenho cara de quem é advogada', 'O fórum'],
    ['a música do meu dia de balé me faz chorar', 'A dança'],
    ['o vestido da loja de surfe ficou largo', 'O surfe'],
    ['meu apelido na época de futsal era canhão', 'A bola'],
  ],
  'not had, not done': [
    ['queria ter barba mas não nasce', 'A barba que você quer deixar'],
    ['queria ter barba, só que não cresce, já aceitei', 'A barba que você quer deixar'],
    ['não quero ter barba', 'A barba que você quer deixar'],
    ['nunca quero ter barba', 'A barba que você quer deixar'],
    ['secador e chapinha nem pensar, queimei a orelha', 'O calor de todo dia'],
    ['não passo chapinha todo dia', 'O calor de todo dia'],
    ['nunca passei chapinha todo dia', 'O calor de todo dia'],
    ['não ando de bicicleta', 'A bicicleta'],
    ['nunca mais pedalo', 'A bicicleta'],
    ['não tenho caspa nem coceira no couro', 'A caspa', 'O couro cabeludo que reclama'],
    ['não sofro com raiz oleosa', 'A raiz oleosa'],
    ['minha raiz não fica oleosa', 'A raiz oleosa'],
    ['não uso binder', 'O binder'],
    ['não tenho tempo nem para jogar futebol', 'A bola'],
    ['não quero dread', 'Os dreads'],
    ['não quero doar meu cabelo', 'Doar o cabelo'],
    ['não me separei', 'O recomeço'],
    ['nunca uso turbante todo dia', 'O turbante de todo dia'],
    ['não corto eu mesma em casa', 'Quem corta é você', 'Cortar em casa'],
    ['não sou mecânico', 'A graxa'],
    ['não tenho melasma', 'As manchas do rosto'],
    ['não durmo com o cabelo molhado', 'Dormir com ele molhado'],
    ['não pinto em casa', 'Pintar em casa'],
    ['nem tenho cicatriz na cabeça', 'A cicatriz no couro cabeludo'],
  ],
  'over, or given up': [
    ['larguei a bicicleta', 'A bicicleta'],
    ['parei de pintar em casa', 'Pintar em casa'],
    ['desisti de barba', 'A barba que você quer deixar'],
    ['parei com o futebol', 'A bola'],
    ['larguei o futsal, hoje só descanso', 'A bola'],
    ['tive caspa mas já passou', 'A caspa'],
    ['minha raiz era oleosa, hoje não', 'A raiz oleosa'],
    ['deixei de nadar na piscina do clube', 'A touca e o cloro'],
    ['minha nuca inflama com máquina, mas já resolvi', 'A nuca que inflama'],
    ['a barba coça, mas já passou', 'A barba que pinica'],
    ['curei da psoríase no couro', 'O couro cabeludo em tratamento'],
  ],
  "another's word, or another's": [
    ['melasma no buço, me chamam de bigode', 'Os pelos do rosto', 'Só o bigode'],
    ['me chamam de buço', 'Os pelos do rosto'],
    ['dizem que tenho caspa', 'A caspa'],
    ['meu primo anda de bicicleta', 'A bicicleta'],
    ['a vizinha tem melasma', 'As manchas do rosto'],
    ['falam que meu cabelo arma', 'O frizz'],
    ['minha mãe se divorciou', 'O recomeço'],
    ['meu irmão joga futebol', 'A bola'],
  ],
  'of another place or thing': [
    ['moro no interior e aqui só tem um barbeiro', 'O salão longe'],
    ['moro longe da praia', 'O salão longe'],
    ['moro longe da minha mãe', 'O salão longe'],
    ['barba dá coceira e foliculite no pescoço', 'O couro cabeludo em tratamento', 'O couro cabeludo que reclama'],
    ['tenho foliculite na virilha', 'O couro cabeludo em tratamento'],
    ['tenho psoríase no cotovelo', 'O couro cabeludo em tratamento'],
    ['tenho dermatite seborreica no rosto', 'O couro cabeludo em tratamento'],
    ['melasma no buço', 'Os pelos do rosto'],
    ['tenho uma mancha no buço', 'Os pelos do rosto'],
    ['minha barba fica oleosa', 'A raiz oleosa'],
    ['tenho cicatriz no lábio, no bigode não nasce', 'A cicatriz no couro cabeludo'],
    ['a cicatriz do queixo, ali não nasce pelo', 'A cicatriz no couro cabeludo'],
  ],
  'with words that nobody explains': [
    ['a bicicleta do museu me inspira xilogravura', 'A bicicleta'],
    ['coleciono miniaturas de bicicleta', 'A bicicleta'],
    ['a dermatologista trocou o gabapentino por causa da caspa', 'A caspa'],
    ['escrevi um romance sobre capoeira', 'A capoeira'],
    ['vendo futebol americano de pijama', 'A bola'],
    ['pesquiso melasma no doutorado', 'As manchas do rosto'],
  ],
}

describe('an answer is not given for words that', () => {
  for (const [why, notes] of Object.entries(NOT_EARNED))
    test.each(notes)(`are ${why}: “%s”`, (note, ...not) => {
      expect(topicsIn(note).filter((what) => not.includes(what))).toEqual([])
    })
})

test.each<readonly [note: string, what: string]>([
  ['vou de bike pro trabalho todo dia', 'A bicicleta'],
  ['pedalo muito', 'A bicicleta'],
  ['me separei em agosto', 'O recomeço'],
  ['estou me divorciando', 'O recomeço'],
  ['moro longe do salão', 'O salão longe'],
  ['moro na roça', 'O salão longe'],
  ['o salão fica longe', 'O salão longe'],
  ['quero deixar a barba crescer', 'A barba que você quer deixar'],
  ['queria ter barba', 'A barba que você quer deixar'],
  ['o buço me incomoda muito', 'Os pelos do rosto'],
  ['tenho pelo no queixo', 'Os pelos do rosto'],
  ['tenho psoríase no couro', 'O couro cabeludo em tratamento'],
  ['tenho dermatite seborreica', 'O couro cabeludo em tratamento'],
  ['foliculite no couro cabeludo', 'O couro cabeludo em tratamento'],
  ['minha cabeça coça muito', 'O couro cabeludo que reclama'],
  ['passo chapinha todo santo dia', 'O calor de todo dia'],
  ['não aguento mais secador todo dia', 'O calor de todo dia'],
  ['tenho caspa e não sei o que fazer', 'A caspa'],
  ['não consigo acabar com a caspa', 'A caspa'],
  ['minha raiz fica oleosa no mesmo dia', 'A raiz oleosa'],
  ['meu cabelo arma muito', 'O frizz'],
  ['não suporto o frizz do meu cabelo', 'O frizz'],
  ['durmo com o cabelo molhado', 'Dormir com ele molhado'],
  ['quero doar meu cabelo', 'Doar o cabelo'],
  ['pinto em casa com tinta de farmácia', 'Pintar em casa'],
  ['posso ficar loira?', 'Clarear'],
  ['pintei de azul e me arrependi', 'A cor que não era essa'],
  ['o loiro ficou amarelo', 'O loiro amarelado'],
  ['corto eu mesma em casa', 'Quem corta é você'],
  ['quem corta é minha prima em casa', 'Quem corta em casa'],
  ['jogo bola todo domingo', 'A bola'],
  ['surfo todo fim de semana', 'O surfe'],
  ['nado todo dia, é muito cloro', 'A touca e o cloro'],
  ['tenho melasma', 'As manchas do rosto'],
  ['só bigode fica ridículo?', 'Só o bigode'],
  ['a barba pinica e eu não aguento', 'A barba que pinica'],
  ['tenho dread há onze anos', 'Os dreads'],
  ['só uso preto', 'O preto de sempre'],
  ['minha mãe faleceu em maio', 'A sua perda'],
  ['Perdi meu pai em setembro, tô sem vontade de nada', 'A sua perda'],
  ['engordei depois da gravidez', 'O corpo de hoje'],
  ['sou cega', 'Sem depender do espelho'],
  ['uso aparelho auditivo', 'A conversa no salão'],
  ['sou advogada', 'O fórum'],
  ['não saio sem turbante todo dia', 'O turbante de todo dia'],
])('“%s” is answered by “%s”', (note, what) => {
  expect(topicsIn(note)).toContain(what)
})
