import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Stage } from './move-applications.ts';

/** Lets a card be dragged. Returns how to end that, as the others here. */
export const makeDraggable = (
  element: HTMLElement,
  applicationId: string,
  show: (isDragged: boolean) => void,
) =>
  draggable({
    element,
    getInitialData: () => ({ applicationId }),
    onDragStart: () => show(true),
    onDrop: () => show(false),
  });

/** Lets cards be dropped on a column. */
export const makeColumn = (element: HTMLElement, stage: Stage, show: (isOver: boolean) => void) =>
  dropTargetForElements({
    element,
    getData: () => ({ stage }),
    onDragEnter: () => show(true),
    onDragLeave: () => show(false),
    onDrop: () => show(false),
  });

/** Tells of each card that was dropped on a column. */
export const watchDrops = (onDrop: (applicationId: string, stage: Stage) => void) =>
  monitorForElements({
    onDrop: ({ source, location }) => {
      const stage = location.current.dropTargets[0]?.data.stage as Stage | undefined;
      if (stage) onDrop(String(source.data.applicationId), stage);
    },
  });
