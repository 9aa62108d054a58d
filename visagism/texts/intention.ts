import type { Intention } from '../knowledge/intention.ts'
import type { Reading } from '../reading/reading.ts'

export const SCENES_HEADING = { two: 'Em duas situações suas', own: 'Numa situação sua, e em você' } as const

/** Alternatives of equal worth. */
type Wordings = readonly string[]

export type IntentionText = {
  readonly lead: Wordings
  readonly quote: Wordings
  readonly scenes: readonly [Wordings, Wordings, Wordings]
  readonly places: readonly { readonly what: string; readonly why: Wordings; readonly of?: 'hair' | 'neck' }[]
}

export const INTENTION_TEXT: Readonly<Record<Intention, IntentionText>> = {
  autoridade: {
    lead: [
      'Autoridade, na imagem, é clareza: quem olha entende logo onde está o centro.',
      'Autoridade se vê quando o rosto tem um centro e nada em volta o disputa.',
      'Uma imagem com autoridade diz uma coisa só, e a diz inteira.',
    ],
    quote: [
      'Autoridade é não precisar levantar a voz, nem a gola.',
      'No centro, fala-se baixo.',
      'Firmeza é a linha que não precisa ser refeita.',
    ],
    scenes: [
      [
        'Numa reunião, o que conta é o terço de cima: testa visível, sobrancelha definida, nada caindo sobre os olhos. As pessoas procuram o olhar de quem decide.',
        'Quando for você quem conduz a conversa, deixe os olhos sem nada por cima e a sobrancelha penteada. É ali que os outros procuram a resposta.',
        'No trabalho, chegue com uma borda nítida, na gola ou no corte, e com os olhos à vista. O resto da sala se organiza em volta.',
      ],
      [
        'Num encontro informal, baixe um grau: mantenha a linha do corte e troque a peça estruturada por uma malha boa. A firmeza continua, e a porta se abre.',
        'Fora do trabalho, deixe a estrutura no contorno e solte a roupa: um tricô, uma camisa lavada. Quem é firme pode se soltar.',
        'Entre amigos, troque só o que fica abaixo do ombro: uma peça macia, uma cor quente. O rosto continua sendo o mesmo endereço.',
      ],
      [
        'Numa fotografia, fique de frente, com o queixo na horizontal. De perfil, uma pessoa é interessante; de frente, é responsável.',
        'Diante da câmera, ombros alinhados, olhar na altura da lente, queixo nem alto nem baixo. Um retrato de frente assina o que diz.',
        'Para uma foto, respire, solte o maxilar e olhe direto. A firmeza aparece no que não se mexe.',
      ],
    ],
    places: [
      {
        what: 'Contorno do corte',
        why: [
          'uma borda nítida organiza o rosto inteiro',
          'é a linha que segura todas as outras',
          'onde o corte termina, o olhar decide',
        ],
        of: 'hair',
      },
      {
        what: 'Uma peça de cor cheia',
        why: [
          'quanto mais definida, mais longe se lê',
          'um bloco de cor se entende antes do detalhe',
          'cor sem mistura é frase sem vírgula',
        ],
      },
      {
        what: 'Ombro',
        why: [
          'é a linha deitada que sustenta a cabeça',
          'no lugar certo, ele põe o rosto de pé',
          'firme, ele faz o rosto parecer em casa',
        ],
      },
      {
        what: 'Armação',
        why: [
          'um aro firme emoldura a decisão',
          'ela põe um contorno no olhar',
          'linha firme perto dos olhos poupa palavras',
        ],
      },
      {
        what: 'Repetição',
        why: [
          'a mesma escolha todos os dias vira presença',
          'o que volta sempre é o que se reconhece',
          'três vezes a mesma coisa, e já é assinatura',
        ],
      },
    ],
  },
  criatividade: {
    lead: [
      'Criatividade se vê no que foge do esperado por um motivo, e não por descuido.',
      'Criatividade, na imagem, é uma surpresa com endereço: está num ponto, e não em todos.',
      'Uma imagem criativa muda uma regra e respeita as outras.',
    ],
    quote: [
      'Um só detalhe fora do lugar, e o resto em paz.',
      'Surpresa boa cabe num ponto.',
      'Uma regra quebrada se nota; três, ninguém conta.',
    ],
    scenes: [
      [
        'No trabalho, escolha um ponto de invenção e deixe o resto sóbrio. Um anel, uma cor de meia, um lenço de outra estampa: o olho encontra e sorri.',
        'Em dia de trabalho, ponha a ideia onde ela pode ser achada por quem presta atenção: o forro, a haste, o fecho. O resto cumpre horário.',
        'No trabalho, a invenção é um convidado: um por vez, bem recebido, com os outros em silêncio em volta.',
      ],
      [
        'Na rua, misture épocas. Um corte atual com um casaco herdado conta uma história melhor que a vitrine.',
        'Nos dias livres, junte o que não foi comprado junto: uma peça de brechó, um corte atual, um sapato sóbrio. O acaso bem escolhido parece plano.',
        'Na rua, mude uma proporção: largo onde era justo, comprido onde era curto. Quem passa olha duas vezes sem saber por quê.',
      ],
      [
        'Na fotografia, gire um pouco o corpo e olhe de volta. A diagonal do ombro faz por você o que a pose não faria.',
        'Diante da câmera, deixe um ombro mais perto que o outro e incline a cabeça um dedo. A diagonal faz o retrato parecer interrompido no melhor momento.',
        'Para a foto, mexa-se e volte: o segundo depois da volta costuma ser o bom.',
      ],
    ],
    places: [
      {
        what: 'Risca e pontas',
        why: [
          'assimetria é a diagonal que se usa na cabeça',
          'um lado diferente do outro já é uma ideia',
          'mudar de lado não custa nada e se vê na hora',
        ],
        of: 'hair',
      },
      {
        what: 'Uma cor fora da paleta',
        why: [
          'o inesperado precisa de vizinhos calmos',
          'uma basta, contanto que as outras se calem',
          'fora do lugar e em dose pequena, ela vira assunto',
        ],
      },
      {
        what: 'Mistura de texturas',
        why: [
          'liso com áspero prende o olhar',
          'fosco ao lado de brilho acorda os dois',
          'a mão entende antes dos olhos',
        ],
      },
      {
        what: 'Acessório de autor',
        why: [
          'dá assunto a quem não sabe começar',
          'uma peça com história conversa por você',
          'feito por alguém, lembrado por todos',
        ],
      },
      {
        what: 'Proporção trocada',
        why: [
          'largo em cima, justo embaixo, ou o contrário',
          'trocar os volumes de andar surpreende sem gritar',
          'o conhecido, em outra medida, é novo',
        ],
      },
    ],
  },
  sofisticacao: {
    lead: [
      'Sofisticação é edição: o que ficou, ficou porque resistiu a ser tirado.',
      'Sofisticação, na imagem, é o que sobra quando se tira o que explica.',
      'Uma imagem sofisticada parece fácil, porque a escolha foi feita antes.',
    ],
    quote: [
      'O que se percebe por último é o que mais dura.',
      'A última coisa notada é a primeira lembrada.',
      'O que não se explica não envelhece.',
    ],
    scenes: [
      [
        'No trabalho, aposte em duas cores vizinhas e um brilho pequeno. Quem presta atenção nota; quem não presta sente.',
        'Em dia de trabalho, dois tons da mesma família e um tecido que caia bem. O cuidado se percebe no terceiro encontro, que é quando importa.',
        'No trabalho, deixe um detalhe bom e nenhum que peça comentário. A memória faz o resto.',
      ],
      [
        'À noite, tire uma peça antes de sair: o que fica se vê melhor à meia-luz.',
        'Num jantar, escolha a peça principal e apague as outras. À meia-luz, um brilho só vale por uma vitrine.',
        'À noite, troque quantidade por matéria: um tecido com peso, uma cor funda, a pele descansada.',
      ],
      [
        'Na fotografia, prefira a luz lateral e o rosto em três quartos, com as mãos fora do quadro. Menos elementos, mais você.',
        'Diante da câmera, procure uma janela e vire o rosto um quarto para ela. A sombra desenha o que o acessório esconderia.',
        'Para a foto, fundo liso, um tom só, nada nas mãos. O olho não tem para onde ir senão para você.',
      ],
    ],
    places: [
      {
        what: 'Acabamento das pontas',
        why: [
          'é onde o cuidado aparece sem anúncio',
          'a ponta limpa é a assinatura de quem cortou',
          'de longe não se vê; de perto é só o que se vê',
        ],
        of: 'hair',
      },
      {
        what: 'Tecido',
        why: ['o caimento fala antes da cor', 'bom pano dispensa enfeite', 'a mão que passa por ele entende tudo'],
      },
      {
        what: 'Um único metal',
        why: [
          'coerência é o luxo mais barato',
          'um só, repetido, parece herança',
          'dois metais discutem; um só conversa',
        ],
      },
      {
        what: 'Comprimentos exatos',
        why: [
          'a barra e a manga no lugar combinado',
          'um centímetro certo vale mais que a etiqueta',
          'medida exata é capricho que se vê',
        ],
      },
      {
        what: 'Vazio',
        why: [
          'uma área sem nada deixa o resto respirar',
          'o que não está ali também foi escolhido',
          'sem pausa, nenhuma frase se entende',
        ],
      },
    ],
  },
  leveza: {
    lead: [
      'Leveza é tirar peso sem tirar presença: textura macia, cor que respira, gesto livre.',
      'Leveza, na imagem, é ar entre as coisas: entre os fios, entre o tecido e a pele.',
      'Uma imagem leve não pede que ninguém se comporte.',
    ],
    quote: [
      'Leve não é pouco; é o que não pesa.',
      'Entre uma coisa e outra, deixe passar o ar.',
      'O que cede chega mais longe.',
    ],
    scenes: [
      [
        'No trabalho, troque a peça dura por uma que ceda. A conversa começa mais depressa quando nada na roupa discute.',
        'Em dia de trabalho, deixe uma peça que dobre: a malha no lugar do paletó, a gola que se abre. As pessoas se sentam mais perto.',
        'No trabalho, uma cor clara perto do rosto e um tecido que se mexa.',
      ],
      [
        'Em casa e na rua, vista o que deixa o braço solto e o passo largo. O movimento é a curva mais convincente.',
        'Nos dias livres, escolha pela liberdade do gesto: se dá para passar o dia sem pensar nela, está certo.',
        'Fora do trabalho, deixe o tecido andar um passo atrás de você. O balanço é a parte mais bonita da roupa leve.',
      ],
      [
        'Na fotografia, peça que contem algo engraçado antes do clique: o rosto solto tem outra geometria.',
        'Diante da câmera, solte o ar antes do clique e deixe o sorriso chegar atrasado. É o atrasado que fica.',
        'Para a foto, fale enquanto fotografam: o rosto no meio de uma palavra é mais seu que o da pose.',
      ],
    ],
    places: [
      {
        what: 'Pontas do cabelo',
        why: [
          'sem peso, elas se mexem com você',
          'desfiadas na tesoura, elas acompanham o passo',
          'é nelas que o ar entra',
        ],
        of: 'hair',
      },
      {
        what: 'A mais clara das suas cores, perto do rosto',
        why: ['devolve luz ao queixo e às maçãs', 'faz de refletor o dia inteiro', 'clareia o que a sombra pesava'],
      },
      {
        what: 'Tecido que cai',
        why: ['acompanha o corpo em vez de contê-lo', 'onde ele dobra, o gesto aparece', 'o que escorre pesa menos'],
      },
      {
        what: 'Expressão',
        why: [
          'a sobrancelha penteada e o maxilar solto abrem o rosto',
          'dentes sem se tocar, e o rosto descansa',
          'o ar solto antes da frase muda o retrato',
        ],
      },
      {
        what: 'Espaço no pescoço',
        why: [
          'é por onde o retrato respira',
          'um pouco de pele ali alivia todo o conjunto',
          'livre, ele dá ao rosto um lugar para se mexer',
        ],
        of: 'neck',
      },
    ],
  },
}

export const INTENTION_STYLE: Readonly<Record<Reading['brief']['form']['style'], Wordings>> = {
  Clássico: [
    'Seu estilo clássico dá a essa conversa um tom constante: o que escolher hoje deve servir na próxima década.',
    'O seu estilo clássico pede prazo: o encontro das duas linhas tem de continuar bom daqui a dez anos.',
    'Por ser clássico o seu estilo, prefira a versão que já deu certo antes, feita melhor.',
  ],
  Moderno: [
    'Seu estilo moderno tira o excesso da conversa: duas linhas bem escolhidas, e nenhuma a mais.',
    'O seu estilo moderno encurta a conta: fique com a linha que mais diz, e corte a que enfeita.',
    'Por ser moderno o seu estilo, deixe as duas linhas à mostra, sem nada que as disfarce.',
  ],
  Despojado: [
    'Seu estilo despojado impõe uma condição sensata: tudo isso precisa sobreviver a um dia comum.',
    'O seu estilo despojado pergunta primeiro se dá para viver com isso: se pedir conserto ao longo do dia, não serve.',
    'Por ser despojado o seu estilo, a mistura tem de ficar pronta em cinco minutos e durar até a noite.',
  ],
  Elegante: [
    'Seu estilo elegante pede que o encontro das linhas não se note: só o efeito.',
    'O seu estilo elegante esconde a costura: quem olha vê harmonia, e não as duas linhas que a fazem.',
    'Por ser elegante o seu estilo, misture as linhas em voz baixa, uma delas quase só no tecido.',
  ],
  Ousado: [
    'Seu estilo ousado autoriza levar uma das duas linhas até o fim, e deixar a outra de testemunha.',
    'O seu estilo ousado escolhe um lado: uma das linhas vai até onde puder, e a outra segura a porta.',
    'Por ser ousado o seu estilo, não faça média: exagere uma das duas, e só uma.',
  ],
}
