/** What to avoid and why, by shape. Basis: docs/visagism.md §5 (B/C). */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Refusal } from '../knowledge/effects.ts'

export type AvoidText = {
  readonly lead: string
  readonly quote: string
  readonly why: string
  readonly items: readonly Refusal[]
  readonly exception: string
}

export const AVOID: Readonly<Record<FaceShape, AvoidText>> = {
  oval: {
    lead: 'Poucas coisas brigam com o seu contorno. Estas brigam.',
    quote: 'Quem pode tudo escolhe o que não quer.',
    why: 'O que desfaz um oval é o excesso num ponto só: ele quebra a conversa entre as partes, e o rosto passa a ter um protagonista que você não escolheu.',
    items: [
      { what: 'Torre de volume', why: 'alonga e põe todo o peso acima dos olhos', refuses: ['topo-alto-e-estreito'] },
      { what: 'Laterais muito infladas', why: 'transformam o oval num círculo', isOfHair: true },
      { what: 'Máscara de franja e óculos grandes', why: 'juntas, escondem dois terços do rosto', isOfHair: true },
      {
        what: 'Barba ou colar que prolongue o queixo',
        why: 'faz do oval um retângulo',
        refuses: ['barba-longa-no-queixo', 'linha-longa-no-peito'],
      },
      { what: 'Excesso de regras', why: 'seu rosto dispensa a maior parte delas' },
    ],
    exception:
      'A exceção é a intenção: se quiser um exagero, faça-o inteiro, porque o contorno o aguenta melhor que qualquer outro.',
  },
  redondo: {
    lead: 'O que repete o círculo o aumenta. Daí vem quase toda esta lista.',
    quote: 'Círculo sobre círculo, e o rosto desaparece.',
    why: 'Curvas empilhadas se somam aos olhos de quem vê, e o rosto perde a direção que pode ter.',
    items: [
      { what: 'Volume na altura das bochechas', why: 'põe largura na largura', refuses: ['volume-nas-macas'] },
      { what: 'Armações redondas', why: 'multiplicam a mesma curva três vezes', refuses: ['armacao-redonda'] },
      { what: 'Franja em arco', why: 'fecha o círculo por cima', isOfHair: true },
      {
        what: 'Golas em rolo e colares justos',
        why: 'fecham o círculo por baixo',
        refuses: ['gargantilha', 'gola-alta-volumosa', 'gola-careca-justa'],
      },
      { what: 'Formas redondas junto às bochechas', why: 'repetem a curva mais uma vez' },
    ],
    exception:
      'A exceção são os dias de ternura: quando quiser ficar mais perto das pessoas, repita a curva de propósito.',
  },
  quadrado: {
    lead: 'Evite a quarta parede: linhas retas fechando um rosto que já tem as suas.',
    quote: 'Quatro retas fazem uma caixa; três fazem um caminho.',
    why: 'Seu contorno tem duas laterais retas e uma base. Cada reta a mais perto delas endurece o conjunto, e o que era firmeza começa a parecer rigidez.',
    items: [
      {
        what: 'Bob reto no canto do maxilar',
        why: 'contorna a quina em vez de conversar com ela',
        refuses: ['linha-no-maxilar'],
      },
      {
        what: 'Óculos quadrados e grossos',
        why: 'põem uma caixa dentro da outra',
        refuses: ['armacao-quadrada-grossa'],
      },
      { what: 'Decote quadrado', why: 'repete a base um palmo abaixo', refuses: ['decote-quadrado'] },
      { what: 'Sobrancelha em bico', why: 'acrescenta o quinto ângulo', refuses: ['arco-em-ponta'] },
      { what: 'Sombra dura sob o maxilar', why: 'recorta o que já está recortado' },
    ],
    exception:
      'A exceção é o dia de assumir: gola alta, linha firme, nenhuma curva. Feito por inteiro, é dos visuais mais fortes que existem.',
  },
  coracao: {
    lead: 'Tudo o que pesa em cima afina embaixo: desta conta sai a lista inteira.',
    quote: 'Cada centímetro em cima tira um do queixo.',
    why: 'A diferença entre a testa e o queixo é a sua graça. Se ela aumenta demais, o rosto parece apoiado na ponta; se diminui um pouco, ele respira.',
    items: [
      { what: 'Topo alto e volumoso', why: 'alarga o que é mais largo', refuses: ['altura-no-topo'] },
      { what: 'Franja curta e reta', why: 'põe uma prateleira na testa', refuses: ['franja-reta'] },
      { what: 'Armação pesada na sobrancelha', why: 'carrega o alto do rosto', refuses: ['armacao-pesada-em-cima'] },
      { what: 'V fundo com corrente em ponta', why: 'faz três setas para o queixo', refuses: ['v-profundo'] },
      { what: 'Contorno escuro no queixo', why: 'apaga o que merecia luz' },
    ],
    exception: 'A exceção é a noite de festa: o que sobe no alto pede algo largo perto do queixo, e a conta fecha.',
  },
  triangulo: {
    lead: 'Largura embaixo já existe: aqui está o que a sublinha.',
    quote: 'Na balança, peso se põe no prato que está no alto.',
    why: 'O olho compara o alto com o baixo. Cada volume perto da mandíbula aumenta a distância entre os dois, e cada volume no topo a diminui.',
    items: [
      {
        what: 'Corte que termina na mandíbula',
        why: 'desenha a linha mais larga com tinta',
        refuses: ['linha-no-maxilar'],
      },
      { what: 'Cabelo colado no alto', why: 'encolhe a testa', refuses: ['topo-colado'] },
      { what: 'Gola justa e alta', why: 'assenta o rosto no pescoço', refuses: ['gola-alta-justa'] },
      { what: 'Argola pesada no maxilar', why: 'dependura luz no lugar errado', refuses: ['argola-no-maxilar'] },
      { what: 'Óculos pequenos', why: 'deixam o alto sem presença', refuses: ['armacao-estreita', 'lente-baixa'] },
    ],
    exception:
      'A exceção é a fotografia tirada do alto, que inverte a perspectiva: nela, a base some e tudo é permitido.',
  },
  diamante: {
    lead: 'Suas maçãs não precisam de ajuda. O que tenta ajudá-las costuma atrapalhar.',
    quote: 'Não ilumine o que já é lâmpada.',
    why: 'Largura na altura das maçãs e vazio nas pontas aumentam o losango. O caminho é o contrário: encher as pontas e deixar o centro em paz.',
    items: [
      { what: 'Cabelo armado na altura das maçãs', why: 'estica o ponto mais largo', refuses: ['volume-nas-macas'] },
      {
        what: 'Laterais raspadas até em cima',
        why: 'deixam a testa ainda mais estreita',
        refuses: ['laterais-raspadas'],
      },
      { what: 'Óculos que ultrapassam as maçãs', why: 'criam um degrau no contorno', refuses: ['armacao-larga'] },
      { what: 'Peça larga na altura das maçãs', why: 'alarga o que já salta', refuses: ['brinco-largo-nas-macas'] },
      { what: 'Barba em ponta ou decote estreito', why: 'afiam o queixo', refuses: ['barba-em-ponta', 'v-estreito'] },
    ],
    exception: 'A exceção é a noite de luz baixa, em que as maçãs podem ficar sozinhas: o rosto vira escultura.',
  },
  retangular: {
    lead: 'Cada linha comprida a mais é um andar a mais. Evite as que não têm elevador.',
    quote: 'Não acrescente degraus a uma escada alta.',
    why: 'O olhar desce por linhas compridas sem parar. Uma linha que desce afasta o rosto; uma deitada o aproxima.',
    items: [
      { what: 'Altura no topo', why: 'estica para cima', refuses: ['altura-no-topo'] },
      {
        what: 'Liso comprido repartido ao meio',
        why: 'desenha três linhas compridas de uma vez',
        refuses: ['liso-comprido'],
      },
      { what: 'Laterais raspadas', why: 'estreitam sem encurtar', refuses: ['laterais-raspadas'] },
      {
        what: 'V profundo, corrente ou colar longo',
        why: 'continuam a descida no corpo',
        refuses: ['v-profundo', 'linha-longa-no-peito'],
      },
      { what: 'Óculos baixos', why: 'deixam muita distância acima e abaixo', refuses: ['lente-baixa'] },
    ],
    exception: 'A exceção é a ocasião solene, em que a altura é exatamente o que se quer.',
  },
}
