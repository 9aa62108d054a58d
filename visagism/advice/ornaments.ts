/** Watches, chains, hats and scarves by shape: docs/visagism.md §5 (B), details M. Earrings only for people who wear one. */
import type { Basis } from '../knowledge/sources.ts'
import type { MenswearSubject } from './wardrobe.ts'

const BASIS: Basis = { certainty: 'M', sources: ['practice'] }

export const MENSWEAR_ORNAMENTS: MenswearSubject = {
  shapes: {
    oval: {
      lead: 'Para você, a peça certa é a que se repete: um relógio, um anel, e a assinatura está feita.',
      quote: 'O que se usa todo dia vira parte do rosto.',
      why: [
        'Como nada pede compensação, escolha pelo que a peça conta: o relógio herdado, o anel achado numa viagem, a corrente que nunca sai.',
        'Boné e chapéu de aba média, com a copa da altura do rosto, mantêm as proporções que você já tem. Todo o resto é gosto.',
      ],
      alternate: [
        'Troque de relógio como quem troca de humor: pulseira de couro, de tecido, de aço. O contorno não opina.',
        'Um lenço no bolso, um boné de cor, óculos de sol de outra década: um de cada vez, e todos têm lugar.',
      ],
      picks: [
        { id: 'relogio', what: 'Relógio de caixa média', why: 'assina o gesto e deixa o rosto em paz' },
        { id: 'corrente', what: 'Corrente fina, na base do pescoço', why: 'aparece só quando a gola abre' },
        {
          id: 'chapeu',
          what: 'Boné ou chapéu de aba média',
          why: 'mantém a altura que o rosto tem',
          effects: ['peca-na-cabeca'],
        },
      ],
      avoid: [
        {
          what: 'Corrente comprida por cima da camiseta',
          why: 'estica o que já está na medida',
          refuses: ['linha-longa-no-peito'],
        },
        { what: 'Boné enterrado até a sobrancelha', why: 'guarda metade do rosto', refuses: ['aba-reta-baixa'] },
      ],
      asSecond: 'Com traços de oval, no pulso e na mão vale tudo.',
      basis: BASIS,
    },
    redondo: {
      lead: 'Linhas que descem e formas de canto: é disso que um rosto em curva gosta por perto.',
      quote: 'Ao lado de uma curva, a reta tem assunto.',
      why: [
        'Uma gravata, um cordão que faça um V, o zíper aberto do casaco: tudo o que desce pelo peito continua o rosto para baixo e o alonga sem esforço.',
        'Na cabeça, boné de copa estruturada ou chapéu de copa alta. Gorros e copas rasas achatam o topo e devolvem a largura.',
      ],
      alternate: [
        'Deixe alguma coisa comprida à vista: um cordão com pingente, um cachecol de pontas soltas, a gravata frouxa no fim do dia.',
        'Um boné de copa alta, um dedo para trás, deixa a testa entrar no retrato, e o rosto sobe com ela.',
      ],
      picks: [
        {
          id: 'corrente-longa',
          what: 'Corrente ou cordão que faça um V',
          why: 'leva o olhar para baixo do queixo',
          effects: ['linha-longa-no-peito'],
        },
        { id: 'relogio', what: 'Relógio de caixa retangular', why: 'põe um ângulo no gesto' },
        {
          id: 'copa-alta',
          what: 'Boné ou chapéu de copa alta',
          why: 'dá ao alto a linha que sobe',
          effects: ['peca-na-cabeca', 'copa-alta'],
        },
      ],
      avoid: [
        { what: 'Corrente grossa rente ao pescoço', why: 'corta o caminho do olhar', refuses: ['gargantilha'] },
        {
          what: 'Gorro puxado até as sobrancelhas',
          why: 'fecha o círculo por cima',
          refuses: ['faixa-na-testa'],
        },
      ],
      asSecond: 'Com traços de redondo, deixe que a gravata ou o cordão façam a linha reta.',
      basis: BASIS,
    },
    quadrado: {
      lead: 'Couro, malha, metal polido: o que tem toque macio tira a rigidez sem tirar a presença.',
      quote: 'Ao lado de um canto firme, o redondo descansa.',
      why: [
        'Seu contorno já traz o ângulo. Um mostrador redondo, elos arredondados, um lenço macio na gola fazem a parte da curva, e o maxilar não precisa repetir o que já disse.',
        'Na cabeça, prefira a aba curva. A reta e baixa fecha o rosto entre duas linhas, como tampa de caixa.',
      ],
      alternate: [
        'Uma corrente de elos redondos, uma pulseira de contas, um lenço que perde o nó ao longo do dia: curvas que se mexem fazem graça ao lado do osso.',
        'Óculos de sol redondos e finos são a sua brincadeira séria.',
      ],
      picks: [
        { id: 'relogio', what: 'Relógio de caixa redonda', why: 'põe uma curva perto de tanto ângulo' },
        { id: 'corrente', what: 'Corrente de elos arredondados', why: 'amacia a base do pescoço' },
        {
          id: 'lenco',
          what: 'Lenço ou cachecol solto',
          why: 'quebra a linha do maxilar com tecido',
          effects: ['lenco-volumoso'],
        },
      ],
      avoid: [
        { what: 'Boné de aba reta', why: 'põe mais uma reta sobre as outras', refuses: ['aba-reta-baixa'] },
        {
          what: 'Gravata muito fina',
          why: 'some ao lado de um maxilar largo',
          refuses: ['linha-longa-no-peito'],
        },
      ],
      asSecond: 'Com traços de quadrado, prefira o mostrador redondo.',
      basis: BASIS,
    },
    coracao: {
      lead: 'O peso das peças fica embaixo: no pescoço, no peito, no pulso.',
      quote: 'Ponha matéria perto do queixo e a testa sossega.',
      why: [
        'Uma corrente encorpada na base do pescoço, um lenço de volume ou um nó de gravata cheio ocupam o espaço abaixo do queixo, que é onde o seu contorno afina.',
        'Na cabeça, copa baixa e aba que sombreie um pouco a testa. O boné virado para trás faz o oposto: recorta a testa e a apresenta sem companhia.',
      ],
      alternate: [
        'Cachecol, lenço, gola de moletom por cima da jaqueta: faça festa do queixo para baixo, e o alto do rosto relaxa.',
        'Um chapéu de aba mole, baixado um dedo, resolve a testa e ainda parece feriado.',
      ],
      picks: [
        {
          id: 'colar-curto',
          what: 'Corrente encorpada na base do pescoço',
          why: 'chama o olhar para perto do queixo',
          effects: ['gargantilha'],
        },
        {
          id: 'lenco',
          what: 'Lenço ou cachecol encorpado',
          why: 'dá largura a um queixo fino',
          effects: ['lenco-volumoso'],
        },
        {
          id: 'aba',
          what: 'Boné ou chapéu de copa baixa',
          why: 'sombreia um pouco da testa',
          effects: ['peca-na-cabeca'],
        },
      ],
      avoid: [
        { what: 'Bandana na testa', why: 'sublinha a parte mais ampla', refuses: ['faixa-na-testa'] },
        { what: 'Chapéu de copa alta', why: 'põe mais alto em cima do alto', refuses: ['copa-alta'] },
      ],
      asSecond: 'Com traços de coração, o peso vai no pescoço, e a leveza, na cabeça.',
      basis: BASIS,
    },
    triangulo: {
      lead: 'Faça o olhar subir: cor e forma acima dos olhos, discrição abaixo do queixo.',
      quote: 'Um bom chapéu põe o rosto de pé.',
      why: [
        'A base do seu rosto já tem peso. O que acontece na altura das têmporas, um boné de copa larga, óculos de sol marcados em cima, um chapéu, devolve largura ao alto na mesma hora.',
        'No pescoço, menos: uma corrente fina, que não encoste na mandíbula, ou nada.',
      ],
      alternate: [
        'Entre numa chapelaria sem pressa. A copa mais larga, que em outros rostos sobra, no seu encontra lugar.',
        'Se chapéu não é o seu caso, ponha cor no boné ou na haste dos óculos: o alto do rosto acorda igual.',
      ],
      picks: [
        {
          id: 'copa-larga',
          what: 'Boné ou chapéu de copa larga',
          why: 'dá ao alto a largura que a base já tem',
          effects: ['peca-na-cabeca'],
        },
        {
          id: 'oculos-de-sol',
          what: 'Óculos de sol marcados em cima',
          why: 'puxam o olhar para as têmporas',
          effects: ['armacao-pesada-em-cima'],
        },
        { id: 'relogio', what: 'Relógio com presença', why: 'leva o peso para longe do maxilar' },
      ],
      avoid: [
        { what: 'Corrente grossa no pescoço', why: 'sublinha a base do rosto', refuses: ['gargantilha'] },
        { what: 'Gorro ou boné raso e justo', why: 'encolhe as têmporas', refuses: ['topo-colado'] },
      ],
      asSecond: 'Com traços de triângulo, boné de copa larga, e pouca coisa no pescoço.',
      basis: BASIS,
    },
    diamante: {
      lead: 'Deixe o meio do rosto em paz e dê notícia à base: gola, corrente curta, lenço.',
      quote: 'Entre as maçãs e o peito, uma peça basta.',
      why: [
        'O lado do rosto, na altura das maçãs, já está ocupado. Corrente curta, lenço ou nó de gravata com corpo constroem a largura que falta embaixo.',
        'Nos óculos de sol, fique dentro da linha das maçãs; no boné, aba curva e copa média, que enchem a testa sem apertar as têmporas.',
      ],
      alternate: [
        'Contas, couro, um lenço de algodão amarrado curto: o pescoço é o lugar da graça, e as maçãs assistem.',
        'No pulso pode haver mais: uma pulseira e um relógio, juntos, fazem o gesto descer.',
      ],
      picks: [
        {
          id: 'colar-curto',
          what: 'Corrente curta, com algum corpo',
          why: 'faz largura logo abaixo do queixo',
          effects: ['gargantilha'],
        },
        { id: 'lenco', what: 'Lenço dobrado na gola', why: 'põe pano macio perto de tanto ângulo' },
        {
          id: 'chapeu',
          what: 'Boné ou chapéu de aba curva',
          why: 'enche a testa sem tocar as maçãs',
          effects: ['peca-na-cabeca'],
        },
      ],
      avoid: [
        {
          what: 'Óculos de sol que passam das maçãs',
          why: 'quebram o contorno em degraus',
          refuses: ['armacao-larga'],
        },
        {
          what: 'Pingente em ponta, em corrente comprida',
          why: 'repete o queixo no peito',
          refuses: ['linha-longa-no-peito'],
        },
      ],
      asSecond: 'Com traços de diamante, a peça fica no pescoço, e não na têmpora.',
      basis: BASIS,
    },
    retangular: {
      lead: 'Peças largas e curtas seguram o olhar: nada que desça, nada que suba.',
      quote: 'Uma linha deitada é um lugar para o olhar descansar.',
      why: [
        'Uma corrente curta, um lenço em volta do pescoço, a gravata larga de nó cheio: cada um põe um traço deitado no caminho do olhar. A gravata fina e o cordão comprido descem junto com o rosto e o esticam.',
        'Na cabeça, copa baixa e aba que avance: o boné comum serve, desde que assente na cabeça em vez de pousar nela.',
      ],
      alternate: [
        'Enrole um lenço no pescoço e o rosto encurta com bom humor. No inverno, o cachecol faz o mesmo e ainda esquenta.',
        'Mostrador grande, pulseira larga, anel de chapa: as peças deitadas gostam da sua mão também.',
      ],
      picks: [
        {
          id: 'gargantilha',
          what: 'Corrente curta, rente ao pescoço',
          why: 'interrompe o caminho para baixo',
          effects: ['gargantilha'],
        },
        {
          id: 'lenco',
          what: 'Lenço ou cachecol enrolado curto',
          why: 'deita um traço sob o queixo',
          effects: ['lenco-volumoso'],
        },
        {
          id: 'aba',
          what: 'Chapéu ou boné de copa baixa',
          why: 'põe uma linha larga sobre a testa',
          effects: ['peca-na-cabeca'],
        },
      ],
      avoid: [
        { what: 'Cordão comprido', why: 'desce junto com o rosto', refuses: ['linha-longa-no-peito'] },
        { what: 'Boné de copa alta', why: 'soma um andar ao rosto', refuses: ['copa-alta'] },
      ],
      asSecond: 'Com traços de retangular, a corrente curta rende mais que a comprida.',
      basis: BASIS,
    },
  },
  intentions: {
    autoridade: 'Um relógio sério e um anel, se houver: a autoridade se conhece pela repetição.',
    criatividade:
      'Um anel fora do dedo esperado, uma pulseira de corda com paletó, um boné de brechó: criatividade é tirar a peça do seu lugar de costume.',
    sofisticacao: 'O metal que só aparece quando a manga sobe é o mais sofisticado de todos.',
    leveza: 'Couro macio, tecido, prata fosca: peças que não pesam mantêm a leveza.',
  },
  styles: {
    Clássico: 'Pulseira de couro, abotoadura lisa, cinto da cor do sapato: o clássico fala pelo material.',
    Moderno: 'O moderno prefere uma geometria só: o mostrador limpo, o anel reto, nenhum logotipo.',
    Despojado: 'No despojado, a pulseira que nunca sai do pulso vale mais que a nova.',
    Elegante: 'Elegante é combinar os metais e esquecer deles: fivela, relógio e aro dos óculos na mesma cor.',
    Ousado: 'Quem ousa pode exagerar na escala, um anel enorme, um broche à vista, mas num só ponto de cada vez.',
  },
}
