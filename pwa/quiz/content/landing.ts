/** True in every mode; claims about customers come separately. */
export const LANDING = {
  title: 'Seu Rosto Ideal',
  lead: 'Descubra o formato do seu rosto e o que ele pede de corte, cor e estilo.',
  claim: 'Só 7 perguntas, 3 minutos. É grátis.',
  start: 'Começar o Teste Grátis',
  startMiddle: 'Quero Descobrir Meu Formato',
  startEnd: 'Fazer Meu Teste Agora',
  howTitle: 'Um espelho, sete perguntas.',
  how: [
    { title: 'Prenda o cabelo', text: 'Fique de frente para o espelho, com luz de janela.' },
    { title: 'Compare, sem medir', text: 'Cada resposta é um desenho: escolha o que mais lembra você.' },
    { title: 'Leia a sua prévia', text: 'Formato, estilo e objetivo viram uma análise escrita para o seu rosto.' },
  ],
  galleryTitle: 'O mesmo rosto, outra leitura.',
  galleryNote: 'Desenhos que ilustram o que um corte, uma barba ou uma armação mudam. Não são fotos de clientes.',
  gallery: [
    { before: 'franja-antes', after: 'franja-depois', title: 'Coração', text: 'Franja cortina e camadas no queixo' },
    { before: 'tras-antes', after: 'tras-depois', title: 'Oval', text: 'Cabelo para trás, barba desenhada' },
    { before: 'pixie-antes', after: 'pixie-depois', title: 'Redondo', text: 'Pixie com volume no topo' },
  ],
  end: 'Qual é o formato do seu rosto?',
  privacy: 'Suas respostas ficam neste aparelho até você deixar o seu e-mail.',
} as const
