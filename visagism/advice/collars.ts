/** Menswear collars by shape. Width and height: docs/visagism.md §5 (B); translated into shirts and knitwear by practice (C). */
import type { Basis } from '../knowledge/sources.ts'
import type { MenswearSubject } from './wardrobe.ts'

const BASIS: Basis = { certainty: 'C', sources: ['neckline-guides', 'practice'] }

export const MENSWEAR_COLLARS: MenswearSubject = {
  shapes: {
    oval: {
      lead: 'Toda gola fica bem em você; o que se escolhe é quanto espaço fica entre o queixo e o tecido.',
      quote: 'A gola é onde a roupa aperta a mão do rosto.',
      why: [
        'Seu contorno fecha em curva, sem canto que peça resposta. Um colarinho empresta duas pontas a ele; uma gola redonda bem cortada acompanha a curva e sai de cena.',
        'Decida pelo pescoço: se ele é comprido, feche um botão a mais; se é curto, abra um. O rosto fica bem dos dois modos.',
      ],
      alternate: [
        'Nenhuma gola briga com você, então use-as como quem muda de assunto: camisa aberta num dia, henley no outro, tricô quando esfria.',
        'Só repare na malha. Gola que ondula, em qualquer rosto, parece ter dormido mal.',
      ],
      picks: [
        { id: 'camisa', what: 'Colarinho de camisa, um botão aberto', why: 'põe duas pontas num contorno sem quinas' },
        { id: 'careca', what: 'Gola redonda de malha encorpada', why: 'acompanha a curva e não pede atenção' },
        { id: 'v', what: 'V raso', why: 'abre uma direção sem descer demais' },
      ],
      avoid: [
        {
          what: 'Gola alta até o queixo',
          why: 'tapa a curva final, que é a melhor parte',
          refuses: ['gola-junto-ao-queixo'],
        },
        {
          what: 'Camisa aberta até o meio do peito',
          why: 'leva o olhar para fora do retrato',
          refuses: ['v-profundo', 'linha-longa-no-peito'],
        },
      ],
      asSecond: 'Com traços de oval, na dúvida, vista a gola mais bem passada.',
      basis: BASIS,
    },
    redondo: {
      lead: 'Abra um ângulo abaixo do queixo, e o rosto ganha um palmo de estrada.',
      quote: 'Um botão aberto é a menor das mudanças e a que mais se nota.',
      why: [
        'Gola redonda e justa desenha outra curva logo abaixo da sua. O V e a camisa aberta fazem o contrário: são duas diagonais que descem e levam o pescoço com elas.',
        'Nos colarinhos, prefira pontas compridas, que apontam para baixo; as muito abertas apontam para os ombros e alargam o que pode ser alongado.',
      ],
      alternate: [
        'Pense no colarinho como uma seta de papel: quanto mais aberta a camisa, mais longe ela manda o olhar. Dois botões bastam, e o vento faz o resto.',
        'Num polo ou numa henley, deixe a carcela aberta. É um V que não precisa de nome.',
      ],
      picks: [
        { id: 'v', what: 'V médio', why: 'continua o rosto para baixo' },
        {
          id: 'camisa',
          what: 'Camisa aberta, de pontas compridas',
          why: 'faz um V com estrutura',
          effects: ['colarinho-de-pontas-longas'],
        },
        {
          id: 'redondo',
          what: 'Henley de carcela aberta',
          why: 'dá à malha a linha que a gola redonda não tem',
        },
      ],
      avoid: [
        {
          what: 'Gola redonda justa',
          why: 'repete o desenho do queixo um dedo abaixo',
          refuses: ['gola-careca-justa'],
        },
        {
          what: 'Gola alta grossa ou cachecol em rolo',
          why: 'come o pescoço e encurta o conjunto',
          refuses: ['gola-alta-volumosa', 'lenco-volumoso'],
        },
      ],
      asSecond: 'Com traços de redondo, deixe sempre um botão aberto.',
      basis: BASIS,
    },
    quadrado: {
      lead: 'Abaixo de um maxilar de canto, o tecido pode ser a parte macia da conversa.',
      quote: 'O maxilar já vem passado a ferro; a gola pode vir sem goma.',
      why: [
        'Gola redonda e henley são curvas simples, e sob uma mandíbula de ângulo elas descansam a vista. A linha reta fica com o osso, que a faz melhor.',
        'Se o trabalho pede camisa, escolha colarinho macio, de pontas curtas: entretela dura alinha quatro ângulos no mesmo palmo.',
      ],
      alternate: [
        'Malha que cede, gola que já viu algumas lavagens, tricô de ponto aberto: o macio faz graça ao lado do firme.',
        'A henley é a sua gola de domingo: uma curva, três botões, nenhuma cerimônia.',
      ],
      picks: [
        { id: 'careca', what: 'Gola redonda que não aperta', why: 'curva a base do retrato' },
        { id: 'redondo', what: 'Henley de malha macia', why: 'acompanha o pescoço sem cerimônia' },
        { id: 'camisa', what: 'Camisa de colarinho macio', why: 'tem pontas, mas elas cedem' },
      ],
      avoid: [
        {
          what: 'Colarinho duro, abotoado até em cima',
          why: 'fecha uma caixa debaixo da outra',
          refuses: ['gola-junto-ao-queixo'],
        },
        {
          what: 'Regata de decote reto',
          why: 'traça embaixo a mesma linha do maxilar',
          refuses: ['decote-quadrado', 'decote-reto'],
        },
      ],
      asSecond: 'Com traços de quadrado, prefira colarinho sem goma.',
      basis: BASIS,
    },
    coracao: {
      lead: 'Um pouco de corpo na gola e nos ombros dá apoio a um queixo fino.',
      quote: 'Queixo fino, gola cheia: um segura o outro.',
      why: [
        'Um V fundo repete a ponta do queixo e a manda mais para baixo. A gola redonda e fechada, ou a gola alta de tricô, responde com largura bem onde o rosto afina.',
        'Paletó e jaqueta de ombro marcado ajudam de longe: alargam a base do retrato, e a testa deixa de ser a única parte ampla.',
      ],
      alternate: [
        'Ponha acontecimento abaixo do queixo: um tricô de ponto grosso, o colarinho de um polo bem aberto, um zíper fechado até onde der vontade.',
        'Camadas são suas amigas: camiseta, camisa, jaqueta. Três bordas de tecido, e o queixo fica acompanhado.',
      ],
      picks: [
        {
          id: 'gola-alta',
          what: 'Gola alta de tricô',
          why: 'põe corpo logo abaixo do queixo',
          effects: ['gola-alta-volumosa'],
        },
        {
          id: 'careca',
          what: 'Gola redonda fechada',
          why: 'termina em curva perto de um queixo em ponta',
          effects: ['gola-careca-justa'],
        },
        {
          id: 'camisa',
          what: 'Polo ou camisa de colarinho aberto para os lados',
          why: 'põe uma linha deitada onde falta largura',
          effects: ['colarinho-de-pontas-abertas'],
        },
      ],
      avoid: [
        { what: 'V profundo', why: 'desce pelo mesmo caminho do queixo', refuses: ['v-profundo', 'v-estreito'] },
        {
          what: 'Camiseta fina, de gola gasta',
          why: 'faz a testa falar por todos',
          refuses: ['gola-minima'],
        },
      ],
      asSecond: 'Com traços de coração, uma gola com corpo cai bem.',
      basis: BASIS,
    },
    triangulo: {
      lead: 'Folga na gola, firmeza no ombro: assim a largura sobe para onde ela rende.',
      quote: 'Ombro no lugar, maxilar em paz.',
      why: [
        'Gola apertada encosta na parte mais larga do rosto e a sublinha. Um V aberto, uma gola redonda com folga ou dois botões soltos põem ar entre o tecido e o maxilar.',
        'A costura do ombro é a sua aliada discreta: blazer e jaqueta de ombro construído levam o olhar para cima e para os lados, e a base do rosto passa a fazer parte de um conjunto.',
      ],
      alternate: [
        'Abra espaço: camisa de linho desabotoada, polo sem pressa de fechar, jaqueta que fica aberta. O rosto agradece cada dedo de ar.',
        'Um bolso alto, um bordado, uma faixa de cor no ombro puxam o olhar para cima, e ninguém pergunta por quê.',
      ],
      picks: [
        { id: 'v', what: 'V aberto', why: 'afina o centro e alonga o pescoço' },
        { id: 'camisa', what: 'Camisa aberta sob um blazer', why: 'a lapela leva a largura para os ombros' },
        { id: 'redondo', what: 'Gola redonda com folga', why: 'dá fôlego logo abaixo da mandíbula' },
      ],
      avoid: [
        { what: 'Gola alta justa', why: 'segura o rosto pela parte mais larga', refuses: ['gola-alta-justa'] },
        {
          what: 'Cachecol em duas voltas',
          why: 'soma volume à base do rosto',
          refuses: ['lenco-volumoso', 'gola-junto-ao-queixo'],
        },
      ],
      asSecond: 'Com traços de triângulo, deixe um dedo de ar em volta do pescoço.',
      basis: BASIS,
    },
    diamante: {
      lead: 'Maçãs altas pedem base: uma gola com textura dá apoio a elas.',
      quote: 'Dê chão às maçãs e elas sobem mais um andar.',
      why: [
        'Seu queixo é fino e as maçãs são amplas. Gola alta de tricô, gola redonda de malha grossa ou uma lapela larga criam uma base visual, e o rosto deixa de se apoiar numa ponta.',
        'Textura conta mais que tamanho: canelado, piquê, moletom encorpado. A luz se prende no tecido e desce das maçãs para a gola.',
      ],
      alternate: [
        'Brinque com o relevo do tecido: um canelado, um piquê, uma ribana larga. O rosto já tem planos de sobra, e a roupa responde em pontos.',
        'Uma jaqueta de lapela larga faz, sem ajuda, a paisagem de que o queixo gosta.',
      ],
      picks: [
        {
          id: 'gola-alta',
          what: 'Gola alta canelada',
          why: 'põe corpo onde o rosto se afina',
          effects: ['gola-alta-volumosa'],
        },
        { id: 'careca', what: 'Gola redonda de malha grossa', why: 'faz uma base sem esconder o pescoço' },
        {
          id: 'camisa',
          what: 'Colarinho aberto, sob lapela larga',
          why: 'estende a base para os lados',
          effects: ['colarinho-de-pontas-abertas'],
        },
      ],
      avoid: [
        {
          what: 'V estreito e profundo',
          why: 'desce em flecha a partir do queixo',
          refuses: ['v-estreito', 'v-profundo'],
        },
        {
          what: 'Colarinho miúdo, de pontas compridas',
          why: 'repete o queixo em tecido',
          refuses: ['colarinho-de-pontas-longas'],
        },
      ],
      asSecond: 'Com traços de diamante, um tricô de gola cheia é quase sempre boa ideia.',
      basis: BASIS,
    },
    retangular: {
      lead: 'Feche a gola e marque o ombro: o olhar encontra onde parar.',
      quote: 'Uma gola fechada é um ponto final dito com educação.',
      why: [
        'Tudo o que desce em linha prolonga um rosto longo, e o V fundo é o que mais insiste. A gola redonda fechada, a gola alta e o colarinho abotoado fazem o olhar parar no pescoço.',
        'Nos colarinhos, escolha os de pontas abertas para os lados, o italiano entre eles. Com gravata, nó cheio e tecido largo; com paletó, lapela que ocupe o peito.',
      ],
      alternate: [
        'Suba a gola sem pena: tricô, meia gola com zíper, jaqueta fechada. Num rosto comprido, agasalho é geometria.',
        'Uma listra deitada no alto do peito faz pelo conjunto o que a franja faz pelo rosto, e não precisa de tesoura.',
      ],
      picks: [
        {
          id: 'gola-alta',
          what: 'Gola alta de malha fina',
          why: 'faz o olhar parar ali',
          effects: ['gola-alta-justa', 'gola-junto-ao-queixo'],
        },
        { id: 'careca', what: 'Gola redonda fechada', why: 'encurta em curva', effects: ['gola-careca-justa'] },
        {
          id: 'camisa',
          what: 'Colarinho de pontas abertas',
          why: 'leva o olhar para os lados',
          effects: ['colarinho-de-pontas-abertas'],
        },
      ],
      avoid: [
        { what: 'Camiseta de V profundo', why: 'acrescenta descida à descida', refuses: ['v-profundo'] },
        {
          what: 'Gravata fina ou colarinho de pontas compridas',
          why: 'põem outra linha de cima a baixo',
          refuses: ['linha-longa-no-peito', 'colarinho-de-pontas-longas'],
        },
      ],
      asSecond: 'Com traços de retangular, um colarinho abotoado cai bem.',
      basis: BASIS,
    },
  },
  intentions: {
    autoridade: 'Gola que assenta e ombro no lugar traduzem autoridade em tecido: a roupa fica em pé, e a voz com ela.',
    criatividade:
      'Um colarinho de outro tecido, um botão de outra cor, a jaqueta vestida como camisa: a criatividade também se abotoa.',
    sofisticacao:
      'A gola que assenta sem rugas, em algodão de fio longo ou lã fina, é sofisticação que não levanta a voz.',
    leveza: 'Linho amassado, malha lavada, nada engomado: a gola que cede faz o gesto parecer mais leve.',
  },
  styles: {
    Clássico: 'Camisa Oxford, polo de piquê e tricô fino formam a sua base clássica.',
    Moderno: 'Malha pesada, zíper sem enfeite, nenhuma costura à vista: o moderno resolve o pescoço numa linha.',
    Despojado: 'Para o despojado, uma camiseta com a gola do tamanho certo vale por um armário.',
    Elegante:
      'Elegância aqui é medida: as pontas do colarinho na largura da lapela, e o nó, se houver, no tamanho das duas.',
    Ousado: 'Ouse na estampa da camisa ou na gola virada do casaco, e deixe o resto quieto para o rosto falar.',
  },
}
