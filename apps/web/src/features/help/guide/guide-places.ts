import { createContext, useContext } from 'react';
import { paths } from '../../../lib/paths.ts';
import type { GuideScreenName } from './guide-chapter.ts';

/** The reader: an organisation, and whether the reader is a viewer, who has a different frame and other screens. */
export interface GuideReader {
  readonly org: string;
  readonly viewer: boolean;
}

export const GuideReaderContext = createContext<GuideReader>({ org: '', viewer: false });

export function useGuidePlaces() {
  const { org, viewer } = useContext(GuideReaderContext);
  return {
    /** without a chapter, it is the contents */
    guide: (chapter?: string) => (viewer ? paths.viewerGuide(org, chapter) : paths.guide(org, chapter)),
    /** a question of the FAQ, by its title */
    question: (title: string) => paths.faq(org, title),
    screen: (screen: GuideScreenName) => (viewer ? ofViewer(org, screen) : ofMember(org, screen)),
  };
}

function ofMember(org: string, screen: GuideScreenName) {
  switch (screen) {
    case 'account':
      return paths.settings(org, 'profile');
    case 'agenda':
      return paths.agenda(org);
    case 'contact':
      return paths.contact(org);
    case 'dashboard':
      return paths.dashboard(org);
    case 'faq':
      return paths.faq(org);
    case 'library':
      return paths.library(org);
    case 'settings':
      return paths.settings(org);
    case 'workbook-layout':
      return paths.workbookLayout(org);
  }
}

/** Returns the address for a viewer; null for a screen that a viewer cannot open. */
function ofViewer(org: string, screen: GuideScreenName) {
  if (screen === 'account') return paths.account();
  return screen === 'dashboard' ? paths.viewerDashboard(org) : null;
}
