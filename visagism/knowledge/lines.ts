/** How a face's line combines with an intention's (docs/visagism.md §7; meanings M, consistent with the B table). */
import type { Intention } from './intention.ts'
import type { Basis } from './sources.ts'

export const LINES = ['vertical', 'horizontal', 'inclinada', 'curva', 'reta'] as const
export type LineKind = (typeof LINES)[number]

export const LINE_BASIS: Basis = { certainty: 'M', sources: ['temperaments', 'hair-lines'] }

export const LINE_MEANINGS: Readonly<Record<LineKind, string>> = {
  vertical: 'estrutura, imponência, distância',
  horizontal: 'estabilidade, calma, largura',
  inclinada: 'movimento, iniciativa, surpresa',
  curva: 'emoção, suavidade, acolhimento',
  reta: 'firmeza, clareza, decisão',
}

export const LINE_OF: Readonly<Record<Intention, LineKind>> = {
  autoridade: 'reta',
  criatividade: 'inclinada',
  sofisticacao: 'vertical',
  leveza: 'curva',
}

/** Alternatives of equal worth. */
export const MEETINGS: Readonly<
  Record<'curva' | 'reta' | 'vertical' | 'inclinada', Readonly<Record<Intention, readonly string[]>>>
> = {
  curva: {
    autoridade: [
      'Seu rosto fala em curva e você quer falar em reta. É um bom contraste: a curva impede que a firmeza assuste, e a reta impede que a doçura seja lida como hesitação. Deixe a curva no cabelo e ponha a reta na roupa, na armação, na postura.',
      'Uma curva que recebe e uma reta que decide: é o encontro que faz o rosto parecer gentil e seguro ao mesmo tempo. Guarde a curva perto da pele e deixe a reta para o que se veste em volta, do colarinho ao punho.',
      'O contorno abraça e a sua intenção aponta. Um não precisa vencer o outro: a reta entra por fora, num ombro marcado ou numa gola de ponta, e a curva continua respondendo por quem se aproxima.',
    ],
    criatividade: [
      'A curva do rosto encontra a diagonal da intenção, e dessa mistura nasce movimento. Basta uma linha inclinada por vez, na lapela, na gola ou na bolsa, para que o conjunto acorde.',
      'Seu contorno gira e a intenção quer sair pela tangente. Dê a ela uma saída só, num transpasse, numa lapela ou numa costura torta, e a curva ganha para onde ir.',
      'Curva é repouso, diagonal é partida. Uma linha enviesada por dia, nunca duas, basta para que a doçura do contorno pareça prestes a contar alguma coisa.',
    ],
    sofisticacao: [
      'A curva do seu contorno é emocional; a linha comprida da intenção é contida. Juntas, dão uma sofisticação calorosa, que se aproxima sem perder a compostura. Essa linha pode vir numa frente longa, num casaco aberto, num metal fino.',
      'O rosto convida e a intenção se guarda: desse equilíbrio vem uma elegância que não intimida. Para essa linha, procure o que cai reto, uma fileira de botões, um lenço comprido, um casaco que fica aberto.',
      'Numa ponta, a maciez do seu contorno; na outra, a linha longa e quieta da sofisticação. Misture as duas em partes desiguais: muita curva no rosto, uma linha comprida só na roupa.',
    ],
    leveza: [
      'Rosto em curva e intenção em curva: as duas dizem o mesmo, e o risco é dizerem demais. Uma única linha firme, num acessório, basta para dar contorno à leveza.',
      'Aqui tudo é redondo, o que você tem e o que você quer. Para a maciez não escorrer, dê a ela uma borda: um fecho firme, uma costura aparente, um ombro no lugar.',
      'O contorno e a intenção cantam a mesma nota. É bonito, e pede um acento para não adormecer: uma reta pequena, num fecho ou numa gola, já acorda o conjunto.',
    ],
  },
  reta: {
    autoridade: [
      'Seu rosto já é feito de retas, e a autoridade também é. Você não precisa acrescentar nada: precisa dosar. Uma camada macia ou um tecido que cai evita que a firmeza vire dureza.',
      'Reta sobre reta: o recado chega antes de você falar. O cuidado é com o volume da voz, e quem o abaixa são os tecidos que dobram e uma textura macia perto do rosto.',
      'O que outros procuram num paletó o seu contorno já traz. Fica a parte boa do trabalho: escolher onde ceder, numa malha, numa cor quente, num canto arredondado.',
    ],
    criatividade: [
      'Contra as retas do seu rosto, uma diagonal parece ainda mais viva. É o contraste que faz uma gola assimétrica ou uma lapela enviesada funcionarem em você melhor que em quase todos.',
      'Uma linha torta só se nota ao lado de uma direita, e as direitas o seu rosto já tem. Uma gola que cruza, um fecho fora do centro, e a invenção se lê de longe.',
      'A estrutura do contorno é a parede; a diagonal, o quadro pendurado nela. Escolha um quadro por vez, numa lapela ou num lenço, e a parede faz o resto.',
    ],
    sofisticacao: [
      'A reta do contorno e a linha comprida da intenção são parentes próximas: organizam, alinham, silenciam. A sofisticação virá do acabamento, mais que da forma.',
      'Contorno reto e intenção vertical pedem a mesma coisa: ordem. O que distingue, então, é o detalhe, a costura que ninguém vê, o comprimento exato, o botão bem pregado.',
      'As linhas do seu rosto e as da sofisticação já andam juntas, sem esforço. Gaste a atenção no tecido e no caimento: é neles que a diferença aparece.',
    ],
    leveza: [
      'Você tem estrutura e quer leveza. A resposta está nas texturas: deixe o osso ser firme e o entorno, macio. Malhas, linhos, tons claros e bordas macias fazem esse trabalho.',
      'A firmeza já está no osso; a leveza entra pelo que o cerca. Um tricô fino, um linho lavado, uma cor clara, e a estrutura passa a parecer descanso.',
      'O contorno é de pedra boa, e pedra boa pede água em volta. Prefira o que ondula, o que cede e o que clareia: a base continua, o peso não.',
    ],
  },
  vertical: {
    autoridade: [
      'A altura do rosto já impõe; a autoridade pede que ela tenha base. Acrescente linhas deitadas e firmes, no ombro, na armação, na gola, e ela vira comando.',
      'Altura o seu rosto tem de sobra; comando é altura com apoio. Procure linhas deitadas que o sustentem: um ombro largo, um bolso alinhado, uma gola que assenta.',
      'Uma torre impõe, uma torre com alicerce convence. Dê ao alto do rosto algumas linhas deitadas embaixo e dos lados, no ombro e na gola, e ele passa a mandar sem esforço.',
    ],
    criatividade: [
      'Num rosto que sobe reto, a diagonal é uma boa travessura. Ela tira a solenidade da altura e põe curiosidade no lugar.',
      'O contorno desce em linha reta e a intenção corta caminho. Um lenço torto, um transpasse, um brilho de um lado só: a seriedade vira assunto.',
      'Seu rosto tem a postura; a diagonal traz o riso. Basta uma, de preferência onde ninguém a esperaria, para que a altura pareça curiosa em vez de solene.',
    ],
    sofisticacao: [
      'Rosto e intenção pedem a mesma linha comprida. A elegância vem sem esforço, e só pede alguma largura, no cabelo ou na gola, para não parecer distante.',
      'Tudo aqui tende ao alto, o que você tem e o que você procura. Para que a distância não cresça junto, abra um pouco os lados, num ombro, numa gola ampla, numa cor quente.',
      'A linha longa é a sua e a da sofisticação, e por isso ela já vem pronta. Cuide da largura, que é onde mora a simpatia: uma lapela generosa, uma gola que se abre.',
    ],
    leveza: [
      'Seu rosto é alto e sério; você quer leveza. Traga curvas para a altura das maçãs e cores claras para perto da gola: a altura continua lá, só que sorrindo.',
      'A altura do contorno pede cerimônia; a leveza pede licença para quebrá-la. Faça isso pelo meio do rosto: formas redondas, cor clara, nada que puxe para baixo.',
      'Uma linha comprida sorri quando encontra uma curva na metade do caminho. Ponha maciez na altura das maçãs e claridade na gola, e deixe o resto do rosto como é.',
    ],
  },
  inclinada: {
    autoridade: [
      'As diagonais do seu contorno dão dinamismo; a autoridade pede repouso. Uma reta horizontal perto do rosto, numa gola ou numa base de corte, dá à energia um lugar para pousar.',
      'Seu contorno está sempre a caminho; quem lidera também precisa chegar. Uma linha deitada perto do rosto, na gola ou no ombro, marca o lugar da chegada.',
      'Energia o rosto já mostra. O que a transforma em comando é uma reta parada ao lado dela: um ombro horizontal, um colarinho firme, uma barra que não se mexe.',
    ],
    criatividade: [
      'Diagonal com diagonal: seu rosto e sua vontade falam a mesma língua. Escolha um ponto calmo, como a cor ou o comprimento, para que a criatividade tenha de onde saltar.',
      'O rosto já inventa por conta própria, e a intenção dá razão a ele. Para que a invenção se destaque, ofereça um fundo liso: uma cor só, uma peça simples, um dia sem estampa.',
      'Duas inclinações que se somam dão velocidade, e velocidade precisa de chão. Escolha o chão antes do voo: o sapato, a cor de base, o comprimento de sempre.',
    ],
    sofisticacao: [
      'A sofisticação põe linhas compridas ao lado das suas diagonais e as organiza. Pense em linhas longas e lisas, com uma única inclinação, a do próprio rosto.',
      'As suas diagonais são o acento; falta a frase. Linhas compridas e sem interrupção, num casaco, numa calça, numa fileira de botões, dizem a frase e deixam o acento para o rosto.',
      'O contorno se inclina, a sofisticação endireita. Vista superfícies lisas e quedas longas, e o movimento fica por conta de você.',
    ],
    leveza: [
      'A diagonal do contorno tem pressa, e a curva da leveza a acalma. Deixe as pontas macias, o gesto solto, e o rosto fará o resto.',
      'Seu rosto corre e a intenção passeia. Entre os dois, o ritmo certo é o das coisas macias: malha, gola redonda, barra que balança.',
      'Onde o contorno faz ângulo, a leveza faz curva. Cerque o rosto do que não tem ponta, e o movimento que ele já traz deixa de ser tensão.',
    ],
  },
}
