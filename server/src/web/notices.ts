/** What the service has to say when its pages cannot: they may not be there, or their files cannot be fetched any more. */
export type Notice = 'restarting' | 'broken' | 'unbuilt';

interface Text {
  title: string;
  text: string;
}

/** By the BCP 47 tags of the languages that the pages speak, the fallback first. */
export const NOTICES: Readonly<Record<string, Readonly<Record<Notice, Text>>>> = {
  en: {
    restarting: { title: 'The server is restarting', text: 'Your game is saved, and goes on in a moment.' },
    broken: { title: 'Something went wrong on our side', text: 'Please try again in a moment.' },
    unbuilt: { title: 'The pages have not been built yet', text: 'On the machine of the service: npm run build' },
  },
  'zh-CN': {
    restarting: { title: '服务器正在重启', text: '游戏已保存，马上就能继续。' },
    broken: { title: '我们这边出了点问题', text: '请稍后再试。' },
    unbuilt: { title: '网页还没有构建', text: '请在服务器上运行：npm run build' },
  },
};
