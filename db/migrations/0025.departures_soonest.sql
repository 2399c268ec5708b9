-- What can still be sold, by day: which tours leave soonest is read from its front.
CREATE INDEX departures_soonest ON departures (start_date, tour_id) INCLUDE (sales_cutoff_days)
  WHERE status IN ('satista', 'kesin') AND seats_taken < quota;
