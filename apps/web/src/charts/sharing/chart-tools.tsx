import { createContext, type ReactNode, use } from 'react';

/** A picture that others can see now. */
export interface SharedPicture {
  readonly id: string;
  /** where everybody who has it sees the picture */
  readonly link: string;
  readonly expires: Date;
}

/** What charts can do with a picture beyond showing it. Whoever puts them on a page knows the server; they don't. */
export interface ChartTools {
  /** hands a file to the browser */
  readonly saveFile: (file: Blob, name: string) => void;
  /** pictures without our logo may be saved */
  readonly mayLeaveOutLogo: boolean;
  /** puts a picture where others see it */
  readonly share: (picture: { readonly image: string; readonly title: string }) => Promise<SharedPicture>;
  /** takes a shared picture back */
  readonly revoke: (id: string) => Promise<void>;
  /** what one shares, with a way to take it back */
  readonly sharedList: ReactNode;
}

const ToolsContext = createContext<ChartTools | null>(null);

/** Gives every chart in here its tools. */
export const ChartToolsProvider = ToolsContext;

/** The tools of the page, null where there are none: then a chart is only looked at. */
export function useChartTools(): ChartTools | null {
  return use(ToolsContext);
}
